/** What a place of the map is, in words: for screen readers, and on resting there. */
import { imperialSteam } from '../../texts/imperial-steam';
import type { Ground } from './ground';
import type { CityView, ImperialView } from './told';

const t = imperialSteam.map;

/** How many stations can still be built in a city: each player has at most one there. */
const openSites = (view: ImperialView, { station_sites, stations }: CityView): number =>
  Math.min(station_sites, view.players.length) - stations.length;

export function describe(
  view: ImperialView,
  ground: Ground,
  names: readonly string[],
  id: string,
): string {
  const name = ground.byId.get(id)?.place.name ?? id;
  const who = (seats: readonly number[]): string => seats.map((seat) => names[seat]).join(', ');
  const city = view.cities.find((each) => each.id === id);
  if (city) {
    const parts = [
      name,
      t.effort(city.effort),
      t.station(city.station_cost, openSites(view, city)),
    ];
    if (city.hub) parts.push(t.hub(city.hub));
    if (city.influence) parts.push(t.influence(city.influence));
    if (city.business) parts.push(t.business(city.business));
    if (city.pays_per_track) parts.push(t.perTrack(city.pays_per_track));
    if (city.stations.length) parts.push(t.stationsOf(who(city.stations)));
    if (city.wanted.length) parts.push(t.wants(city.wanted.join(', ')));
    return parts.join(', ');
  }
  const link = view.links.find((each) => each.id === id);
  if (link) {
    const parts = [name, link.kind === 'plain' ? t.link : t[link.kind]];
    if (link.crown) parts.push(t.crown);
    if (link.semmering) parts.push(t.semmering);
    if (link.seats.length) parts.push(t.tracksOf(who(link.seats)));
    return parts.join(', ');
  }
  const site = view.cities.flatMap((each) => each.sites).find((each) => each.id === id);
  if (!site) return name;
  if (site.seat !== null && site.good !== null)
    return `${name}, ${t.factoryOf(site.good, names[site.seat] ?? '', site.goods)}`;
  return `${name}, ${site.cost === null ? t.siteBoard : t.siteFor(site.cost)}`;
}
