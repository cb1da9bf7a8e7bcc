"""What a player types to build, hire and produce."""

from footplate import Action, BadInput
from footplate.cli.desk import Asked, Keep, Play
from footplate.cli.imperial_steam.atlas import Named
from footplate.cli.imperial_steam.crews import auto_crew
from footplate.cli.imperial_steam.situation import AUTO, Meant, Situation, chain, one_of
from footplate.games.imperial_steam.language import actions as a


def _links(table: Situation, rest: str, verb: str) -> list[str]:
    """The links that the words may mean, the likeliest first."""
    atlas = table.atlas
    cities = [part.value for part in atlas.read(rest).cities]
    if not cities or len(cities) > 2:
        raise BadInput(f"To which city? `{verb} gloggnitz`, or `{verb} wien bratislava`.")
    if len(cities) == 2:
        found = [link for link, ends in atlas.links.items() if set(ends) == set(cities)]
        if not found:
            names = " and ".join(map(atlas.name, cities))
            raise BadInput(f"There is no link between {names}: `look {cities[0]}` lists its links.")
        return found
    state = verb == "access"
    ahead = table.view.forecasts[table.seat].links
    near = [way for way in ahead if cities[0] in (way.start, way.city)]
    near.sort(key=lambda way: (way.access != state, way.inside, way.price))
    if near:
        return [way.link for way in near]
    crowns = [link.id for link in table.view.links if link.crown]
    found = [link for link, ends in atlas.links.items() if cities[0] in ends]
    return sorted(found, key=lambda link: (link in crowns) != state)


def track(table: Situation, rest: str) -> Meant:
    head, _, last = rest.rpartition(" ")
    auto = last in AUTO
    links = _links(table, head if auto else rest, "track")
    said = one_of(table, (a.BuildTrack(link) for link in links), "Which way? Type a number.")
    if isinstance(said, Play) and auto:
        return Keep(said.action, auto_crew)
    if isinstance(said, Play) and said.action not in table.legal:
        crown = {link.id for link in table.view.links if link.crown}
        if isinstance(said.action, a.BuildTrack) and said.action.link in crown:
            return Play(said.action, "A link of the state railway: `access` buys a track there.")
    return said


def access(table: Situation, rest: str) -> Meant:
    links = _links(table, rest, "access")
    return one_of(table, (a.BuyAccess(link) for link in links), "Which link? Type a number.")


# --- hiring and buildings -------------------------------------------------------------------------


def hire(table: Situation, rest: str) -> Meant:
    """`white 2` for its second column, `3 white` or `white x3` for three, `white bridge`."""
    said = table.atlas.read(rest)
    hubs, kinds = said.hubs, [part.value for part in said.of("engineer")]
    if kinds:
        names = hubs or [hub.hub for hub in table.view.hubs if kinds[0] in hub.engineers]
        found = [a.HireEngineer(hub, kinds[0]) for hub in names]  # type: ignore[arg-type]
        if not found:
            raise BadInput(f"No {kinds[0]} engineer is left.")
        return one_of(table, found, "From which hub? Type a number.")
    if not hubs:
        names = [hub.hub for hub in table.view.hubs]
        raise BadInput(f"From which hub? {', '.join(names)}: `hire {names[0]}`, `hire bridge`.")
    before = said.parts.index(next(part for part in said.parts if part.kind == "hub"))
    counts = [int(p.value) for p in said.parts[:before] if p.kind in ("number", "times")]
    counts += [int(part.value) for part in said.of("times")]
    columns = [int(part.value) for part in said.parts[before:] if part.kind == "number"]
    column = columns[0] if columns else _cheapest(table, hubs[0])
    times = max(1, min(max(counts, default=1), 15))
    return chain([a.HireWorker(hubs[0], column)] * times)


def _cheapest(table: Situation, hub: str) -> int:
    """The column of a hub that is begun already, or costs the least."""
    if table.view.turn.column is not None and table.view.turn.column[0] == hub:
        return table.view.turn.column[1]
    prices = next(each.prices for each in table.view.hubs if each.hub == hub)
    return prices.index(min(prices)) + 1 if prices else 1


def station(table: Situation, rest: str) -> Meant:
    return Play(a.BuildStation(_city(table, rest, "station graz").value))


def _city(table: Situation, rest: str, example: str) -> Named:
    cities = table.atlas.read(rest).cities
    if len(cities) != 1:
        raise BadInput(f"Which city? `{example}`.")
    return cities[0]


def factory(table: Situation, rest: str) -> Meant:
    """`wien.1 iron`, `iron wien`: without a number the cheapest free site of the city."""
    said = table.atlas.read(rest)
    goods, cities = said.goods, said.cities
    if len(goods) != 1 or len(cities) != 1:
        raise BadInput("Which factory, and where? `factory wien.1 iron`, or `factory wien iron`.")
    place = cities[0]
    if place.number is not None:
        return Play(a.BuildFactory(f"{place.value}.{place.number}", goods[0]))
    city = next(each for each in table.view.cities if each.id == place.value)
    board = next(each.factory_cost for each in table.view.market if each.good == goods[0]) or 999
    free = [site for site in city.sites if site.seat is None]
    free.sort(key=lambda site: board if site.cost is None else site.cost)
    if not city.sites:
        raise BadInput(f"{city.name} has no factory site: `look {city.id}`.")
    return Play(a.BuildFactory((free or city.sites)[0].id, goods[0]))


def _sites(table: Situation, rest: str) -> list[str]:
    """The own factories that a city, a site or a good names."""
    said = table.atlas.read(rest)
    mine = table.own.factories
    found = []
    for place in said.cities:
        if place.number is not None:
            found.append(f"{place.value}.{place.number}")
        else:
            here = [f for f in mine if f.site.rpartition(".")[0] == place.value]
            found += [f.site for f in here if not said.goods or f.good in said.goods]
            if not here:
                raise BadInput(f"You have no factory in {table.atlas.name(place.value)}.")
    if not said.cities:
        found = [factory.site for factory in mine if factory.good in said.goods]
    return found


def produce(table: Situation, rest: str) -> Meant:
    """`wien.1`, `wien`, `iron`, `all`."""
    if rest in ("all", "everything"):
        ready = [x for x in table.legal if isinstance(x, a.Produce)]
        if not ready:
            raise BadInput("There is nothing to produce: `produce` says why.")
        sites = [x.site for x in ready]
    else:
        sites = _sites(table, rest)
    if not sites:
        raise BadInput("Which factory? `produce wien.1`, or `produce all`.")
    others = iter(sites[1:])

    def then(asked: Asked) -> Action | None:
        """The next one, unless goods have to be discarded first."""
        site = next(others, None)
        return None if site is None or asked.prompt.phase == "discard" else a.Produce(site)

    return Keep(a.Produce(sites[0]), then) if len(sites) > 1 else Play(a.Produce(sites[0]))
