// Made by `make reference` from the types of the server: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Activate
         * @description Pay the activation cost.
         */
        Activate: {
            /** @enum {unknown} */
            do: "activate";
        };
        /**
         * Activated
         * @description To act, or to take what is given to whoever does not.
         */
        Activated: {
            /** @enum {unknown} */
            event: "activated";
            seat: number;
            acts: boolean;
            cost: {
                [key: string]: number;
            };
            /** @description As far as there was room for it. */
            gained: {
                [key: string]: number;
            };
        };
        /** AirshipPlaced */
        AirshipPlaced: {
            /** @enum {unknown} */
            event: "airship-placed";
            seat: number;
            row: number;
        };
        /**
         * Amounts
         * @description A number for each resource.
         */
        Amounts: {
            /** @default 0 */
            quartz: number;
            /** @default 0 */
            ore: number;
            /** @default 0 */
            water: number;
            /** @default 0 */
            energy: number;
        };
        AnyAction: components["schemas"]["UpgradeCarrier"] | components["schemas"]["Bid"] | components["schemas"]["Pass"] | components["schemas"]["ChooseSpecialist"] | components["schemas"]["TakeLicense"] | components["schemas"]["TakeCredits"] | components["schemas"]["TakeFromReserve"] | components["schemas"]["Decline"] | components["schemas"]["TakeBonus"] | components["schemas"]["PlaceOrderMarker"] | components["schemas"]["Manipulate"] | components["schemas"]["MovePrice"] | components["schemas"]["EndManipulation"] | components["schemas"]["Sabotage"] | components["schemas"]["TipTank"] | components["schemas"]["KeepCarrier"] | components["schemas"]["GiveUpCarrier"] | components["schemas"]["PlaceClaim"] | components["schemas"]["PlaceNeutral"] | components["schemas"]["AuctionZone"] | components["schemas"]["RollFor"] | components["schemas"]["ClaimZone"] | components["schemas"]["UseLicense"] | components["schemas"]["PassClaim"] | components["schemas"]["PlaceAirship"] | components["schemas"]["Activate"] | components["schemas"]["DeclineActivation"] | components["schemas"]["BuyTank"] | components["schemas"]["ImportTank"] | components["schemas"]["BuyConverter"] | components["schemas"]["BuySupercharger"] | components["schemas"]["Rearrange"] | components["schemas"]["Place"] | components["schemas"]["EndTanks"] | components["schemas"]["SwitchOff"] | components["schemas"]["Extract"] | components["schemas"]["Stow"] | components["schemas"]["BuyResource"] | components["schemas"]["SellResource"] | components["schemas"]["PassTrade"] | components["schemas"]["BuyLicense"] | components["schemas"]["SellLicense"] | components["schemas"]["BuyLuxury"] | components["schemas"]["PassCertificates"];
        AnyEvent: components["schemas"]["TableLaid"] | components["schemas"]["RoundStarted"] | components["schemas"]["FirstPlayerRolled"] | components["schemas"]["CarrierUpgraded"] | components["schemas"]["PriceMoved"] | components["schemas"]["TanksProduced"] | components["schemas"]["WealthCounted"] | components["schemas"]["BonusPlaced"] | components["schemas"]["CreditsGranted"] | components["schemas"]["BidMade"] | components["schemas"]["Passed"] | components["schemas"]["AuctionWon"] | components["schemas"]["NothingSold"] | components["schemas"]["SpecialistTaken"] | components["schemas"]["BenefitTaken"] | components["schemas"]["BonusTaken"] | components["schemas"]["BonusReturned"] | components["schemas"]["OrderMarkerPlaced"] | components["schemas"]["PricesManipulated"] | components["schemas"]["SabotageOrdered"] | components["schemas"]["TankTipped"] | components["schemas"]["SabotageFailed"] | components["schemas"]["TankRighted"] | components["schemas"]["ManipulatorPaid"] | components["schemas"]["RiverNeutrals"] | components["schemas"]["ZoneOffered"] | components["schemas"]["DieRolled"] | components["schemas"]["ZoneClaimed"] | components["schemas"]["NoZoneLeft"] | components["schemas"]["ClaimPassed"] | components["schemas"]["AirshipPlaced"] | components["schemas"]["CarrierKept"] | components["schemas"]["CarrierOffered"] | components["schemas"]["CarrierLost"] | components["schemas"]["Activated"] | components["schemas"]["TankBought"] | components["schemas"]["ConverterBought"] | components["schemas"]["SuperchargerBought"] | components["schemas"]["Rearranged"] | components["schemas"]["Extracted"] | components["schemas"]["GoodsLost"] | components["schemas"]["Stowed"] | components["schemas"]["Traded"] | components["schemas"]["CertificateTraded"] | components["schemas"]["GameEnded"];
        AnyOptions: components["schemas"]["Options"];
        AnyView: components["schemas"]["PlanetSteamView"];
        /**
         * Auction
         * @description A bidding round, half-way.
         */
        Auction: {
            /** @description The seats that have not passed, in the order of seats. */
            bidding: number[];
            /**
             * @description The highest bid; 0: none yet.
             * @default 0
             */
            bid: number;
            /**
             * @description Who made it.
             * @default null
             */
            high: number | null;
        };
        /** AuctionWon */
        AuctionWon: {
            /** @enum {unknown} */
            event: "auction-won";
            seat: number;
            /** @enum {unknown} */
            what: "freelance" | "specialist" | "zone";
            bid: number;
            paid: number;
            /** @default  */
            zone: string;
        };
        /**
         * AuctionZone
         * @description Venturer: the zone that is auctioned.
         */
        AuctionZone: {
            /** @enum {unknown} */
            do: "auction-zone";
            zone: string;
        };
        /**
         * BenefitTaken
         * @description Engineer or Bank Agent: a license, credits, a resource, a carrier's class, or nothing.
         */
        BenefitTaken: {
            /** @enum {unknown} */
            event: "benefit-taken";
            seat: number;
            /** @enum {unknown} */
            role: "bank_agent" | "engineer";
            /** @description A thing; empty: nothing. */
            what: string;
            amount: number;
        };
        /**
         * Bid
         * @description Bid credits for what is auctioned.
         */
        Bid: {
            /** @enum {unknown} */
            do: "bid";
            amount: number;
        };
        /**
         * BidMade
         * @description Bids and payments are public, as at a table (PS-SECRET-05).
         */
        BidMade: {
            /** @enum {unknown} */
            event: "bid-made";
            seat: number;
            amount: number;
        };
        /** BonusPlaced */
        BonusPlaced: {
            /** @enum {unknown} */
            event: "bonus-placed";
            resources: string[];
        };
        /** BonusReturned */
        BonusReturned: {
            /** @enum {unknown} */
            event: "bonus-returned";
            resources: string[];
        };
        /** BonusTaken */
        BonusTaken: {
            /** @enum {unknown} */
            event: "bonus-taken";
            seat: number;
            resource: string;
            kept: boolean;
        };
        /**
         * BuyConverter
         * @description Buy a converter for a tank; a converter that it had moves to a bare tank, or back to the
         *         reserve (None).
         */
        BuyConverter: {
            /** @enum {unknown} */
            do: "buy-converter";
            /** @enum {unknown} */
            converter: "energy" | "ore" | "quartz";
            zone: string;
            /** @default null */
            moved_to?: string | null;
        };
        /**
         * BuyLicense
         * @description Buy a building license.
         */
        BuyLicense: {
            /** @enum {unknown} */
            do: "buy-license";
        };
        /**
         * BuyLuxury
         * @description Buy luxury quarters.
         */
        BuyLuxury: {
            /** @enum {unknown} */
            do: "buy-luxury";
        };
        /** BuyResource */
        BuyResource: {
            /** @enum {unknown} */
            do: "buy-resource";
            amount: number;
        };
        /** BuySupercharger */
        BuySupercharger: {
            /** @enum {unknown} */
            do: "buy-supercharger";
            zone: string;
        };
        /**
         * BuyTank
         * @description Buy a tank from the local market and place it.
         */
        BuyTank: {
            /** @enum {unknown} */
            do: "buy-tank";
            zone: string;
        };
        /** Card */
        Card: {
            number: number;
            roles: string[];
            holder: number | null;
        };
        /** CarrierKept */
        CarrierKept: {
            /** @enum {unknown} */
            event: "carrier-kept";
            seat: number;
            paid: number;
        };
        /** CarrierLost */
        CarrierLost: {
            /** @enum {unknown} */
            event: "carrier-lost";
            seat: number;
            lost: {
                [key: string]: number;
            };
        };
        /**
         * CarrierOffered
         * @description Its holder has not kept it.
         */
        CarrierOffered: {
            /** @enum {unknown} */
            event: "carrier-offered";
            seat: number;
        };
        /** CarrierUpgraded */
        CarrierUpgraded: {
            /** @enum {unknown} */
            event: "carrier-upgraded";
            seat: number;
            resource: string;
            /** @description The class that it has now. */
            to: number;
            capacity: number;
            /** @default {} */
            cost: {
                [key: string]: number;
            };
        };
        /**
         * Caution
         * @description A warning: something that somebody will regret, by which rule, in words.
         */
        Caution: {
            seat: number;
            rule: string;
            sentence: string;
        };
        /** CertificateTraded */
        CertificateTraded: {
            /** @enum {unknown} */
            event: "certificate-traded";
            seat: number;
            /** @enum {unknown} */
            what: "buy-license" | "buy-luxury" | "pass" | "sell-license";
            /** @default {} */
            cost: {
                [key: string]: number;
            };
            /**
             * @description Received.
             * @default 0
             */
            credits: number;
        };
        /**
         * ChooseSpecialist
         * @description Take one of the specialist cards that are left, by the number on it.
         */
        ChooseSpecialist: {
            /** @enum {unknown} */
            do: "choose-specialist";
            number: number;
        };
        /** ClaimPassed */
        ClaimPassed: {
            /** @enum {unknown} */
            event: "claim-passed";
            seat: number;
        };
        /**
         * ClaimZone
         * @description Claim a zone: one that the die left, or any by predictable claiming.
         */
        ClaimZone: {
            /** @enum {unknown} */
            do: "claim-zone";
            zone: string;
        };
        /** ConverterBought */
        ConverterBought: {
            /** @enum {unknown} */
            event: "converter-bought";
            seat: number;
            zone: string;
            converter: string;
            credits: number;
            /**
             * @description What the tank had extracted with the converter before; empty: it had none.
             * @default
             */
            replaced: string;
            /**
             * @description The zone that gets it; empty: the reserve.
             * @default
             */
            moved_to: string;
        };
        /**
         * CreditsGranted
         * @description To a seat without credits before the specialist auction.
         */
        CreditsGranted: {
            /** @enum {unknown} */
            event: "credits-granted";
            seat: number;
            amount: number;
        };
        /**
         * Decline
         * @description Make no use of a specialist's benefit.
         */
        Decline: {
            /** @enum {unknown} */
            do: "decline";
        };
        /**
         * DeclineActivation
         * @description Take a water instead of acting in the Tank Phase.
         */
        DeclineActivation: {
            /** @enum {unknown} */
            do: "decline-activation";
        };
        /** DieRolled */
        DieRolled: {
            /** @enum {unknown} */
            event: "die-rolled";
            seat: number;
            zone: string;
            die: number;
        };
        /**
         * EndManipulation
         * @description Price manipulation: move no more.
         */
        EndManipulation: {
            /** @enum {unknown} */
            do: "end-manipulation";
        };
        /**
         * EndTanks
         * @description End the own turn of the Tank Phase.
         */
        EndTanks: {
            /** @enum {unknown} */
            do: "end-tanks";
        };
        /**
         * Extract
         * @description Extract with all tanks that are not idle.
         */
        Extract: {
            /** @enum {unknown} */
            do: "extract";
        };
        /** Extracted */
        Extracted: {
            /** @enum {unknown} */
            event: "extracted";
            seat: number;
            /** @description What was paid. */
            energy: number;
            basic: {
                [key: string]: number;
            };
            synergy: {
                [key: string]: number;
            };
            superchargers: {
                [key: string]: number;
            };
            airship: {
                [key: string]: number;
            };
            /** @description What found room on the own carriers. */
            kept: {
                [key: string]: number;
            };
        };
        /**
         * ExtractionForecast
         * @description What the tanks that are not idle would give now.
         */
        ExtractionForecast: {
            /** @description Needed. */
            energy: number;
            enough: boolean;
            /** @description Of the energy. */
            missing: number;
            basic: components["schemas"]["Amounts"];
            synergy: components["schemas"]["Amounts"];
            superchargers: components["schemas"]["Amounts"];
            airship: components["schemas"]["Amounts"];
            total: components["schemas"]["Amounts"];
            /** @description For want of room, before the freelance carrier is chosen for. */
            lost: components["schemas"]["Amounts"];
        };
        /** FirstPlayerRolled */
        FirstPlayerRolled: {
            /** @enum {unknown} */
            event: "first-player-rolled";
            /** @description Seat and die, those that rolled again once more. */
            rolls: [
                number,
                number
            ][];
            first: number;
        };
        /**
         * Freelance
         * @description The freelance carrier: who has it, for how much, and whether it was kept already.
         */
        Freelance: {
            /** @default null */
            seat: number | null;
            /** @default 0 */
            bid: number;
            /** @default false */
            kept: boolean;
        };
        /** FreelanceLoad */
        FreelanceLoad: {
            load: number;
            holds: number;
        };
        /**
         * GameEnded
         * @description The end, in every game.
         */
        GameEnded: {
            /** @enum {unknown} */
            event: "game-ended";
            /** @description Who shares the first place; empty where nobody has won, or nobody was to be beaten. */
            winners: number[];
        };
        /**
         * Gauge
         * @description A resource at the terminal.
         */
        Gauge: {
            /** @enum {unknown} */
            resource: "energy" | "ore" | "quartz" | "water";
            supply: number;
            /** @description Of the supply track. */
            top: number;
            /** @description Of the supply. */
            color: string;
            price: number;
            lowest: number;
            highest: number;
            /** @description How the price moves if somebody passes now. */
            adjustment: number;
            /** @description The price after that. */
            then: number;
            /** @description The price after a round's end at which it lacks for new tanks, where ore and energy do. */
            risen: number;
            /** @description Its place in the trading order; 0: not yet decided. */
            number: number;
            bands: {
                [key: string]: [
                    number,
                    number
                ];
            };
        };
        /**
         * GiveUpCarrier
         * @description Put the freelance carrier up for auction.
         */
        GiveUpCarrier: {
            /** @enum {unknown} */
            do: "give-up-carrier";
        };
        /**
         * GoodsLost
         * @description What was extracted and finds no room on any carrier.
         */
        GoodsLost: {
            /** @enum {unknown} */
            event: "goods-lost";
            seat: number;
            lost: {
                [key: string]: number;
            };
        };
        /**
         * Hand
         * @description Rearranging: what is lifted and not yet placed.
         */
        Hand: {
            /** @default 0 */
            tanks: number;
            /**
             * @default {
             *       "quartz": 0,
             *       "ore": 0,
             *       "water": 0,
             *       "energy": 0
             *     }
             */
            converters: components["schemas"]["Amounts"];
            /** @default 0 */
            superchargers: number;
            /** @description The zone that is decided next. */
            next: string;
        };
        /**
         * ImportTank
         * @description Import a tank and place it.
         */
        ImportTank: {
            /** @enum {unknown} */
            do: "import-tank";
            zone: string;
        };
        /**
         * KeepCarrier
         * @description Pay again for the freelance carrier and keep it.
         */
        KeepCarrier: {
            /** @enum {unknown} */
            do: "keep-carrier";
        };
        /**
         * Manipulate
         * @description Price manipulation: choose how strong it is, and pay for it.
         */
        Manipulate: {
            /** @enum {unknown} */
            do: "manipulate";
            /** @enum {unknown} */
            strength: "moderate" | "strong" | "weak";
        };
        /**
         * Manipulation
         * @description Price manipulation, half-way.
         */
        Manipulation: {
            /** @enum {unknown} */
            strength: "moderate" | "strong" | "weak";
            /** @description Spaces that may still be moved. */
            left: number;
            /**
             * @description The resource moved last; only later ones can still be moved.
             * @default null
             */
            after: ("energy" | "ore" | "quartz" | "water") | null;
        };
        /** ManipulatorPaid */
        ManipulatorPaid: {
            /** @enum {unknown} */
            event: "manipulator-paid";
            seat: number;
            credits: number;
        };
        /**
         * MovePrice
         * @description Price manipulation: move a price up or down.
         */
        MovePrice: {
            /** @enum {unknown} */
            do: "move-price";
            /** @enum {unknown} */
            resource: "energy" | "ore" | "quartz" | "water";
            spaces: number;
        };
        /**
         * NoZoneLeft
         * @description A failed roll without a zone in any direction.
         */
        NoZoneLeft: {
            /** @enum {unknown} */
            event: "no-zone-left";
            seat: number;
            credits: number;
        };
        /** NothingSold */
        NothingSold: {
            /** @enum {unknown} */
            event: "nothing-sold";
            /** @description A zone, or `freelance`. */
            lot: string;
        };
        /**
         * Options
         * @description Other names and values are refused (PS-SETUP-02); these combine freely (PS-VAR-01).
         */
        Options: {
            /**
             * @description A tank never leaves the zone where it was placed.
             * @default false
             */
            immobile_tanks?: boolean;
            /**
             * @description Only water and energy are extracted on river zones.
             * @default false
             */
            river_limits?: boolean;
            /**
             * @description Order markers decide in which order the resources are traded.
             * @default false
             */
            variable_trading?: boolean;
            /**
             * @description The map starts without claims; they are placed after the first specialist auction.
             * @default false
             */
            variable_claims?: boolean;
            /**
             * @description With variable claims: the agreed number of neutral claims on the river; left out: the die.
             * @default null
             */
            river_neutrals?: (0 | 1 | 2 | 3 | 4 | 5) | null;
            /**
             * @description Less at the start: 80 to 110 credits by the number of players, no quartz, at most 1 ore, 2 or 3 water and 2 or 3 energy.
             * @default false
             */
            reduced_resources?: boolean;
            /**
             * @description Zones are claimed by choice, without the die.
             * @default false
             */
            predictable_claiming?: boolean;
            /**
             * @description The winner of the first bidding round moves prices: one by up to 3 spaces for nothing or several by 4 in all for 4 credits, quartz excepted, or any by 5 in all for 8 credits.
             * @default false
             */
            price_manipulation?: boolean;
            /**
             * @description From the second round on the winner of the last bidding round has a tank tipped over: the rival who is named picks the tank, and is paid twice the die for it.
             * @default false
             */
            sabotage?: boolean;
            /**
             * @description A carrier for any three resources is auctioned; for its price once more it may be kept for one more round.
             * @default false
             */
            freelance_carrier?: boolean;
            /**
             * @description Everybody sees everybody's credits.
             * @default false
             */
            open_credits?: boolean;
        };
        /** OrderMarkerPlaced */
        OrderMarkerPlaced: {
            /** @enum {unknown} */
            event: "order-marker-placed";
            /** @description None: the last one goes where there is none. */
            seat: number | null;
            number: number;
            resource: string;
        };
        /**
         * Pass
         * @description Leave this bidding round.
         */
        Pass: {
            /** @enum {unknown} */
            do: "pass";
        };
        /**
         * PassCertificates
         * @description Neither buy nor sell a certificate.
         */
        PassCertificates: {
            /** @enum {unknown} */
            do: "pass-certificates";
        };
        /**
         * PassClaim
         * @description Claim nothing.
         */
        PassClaim: {
            /** @enum {unknown} */
            do: "pass-claim";
        };
        /**
         * PassTrade
         * @description Neither buy nor sell; the price moves all the same.
         */
        PassTrade: {
            /** @enum {unknown} */
            do: "pass-trade";
        };
        /** Passed */
        Passed: {
            /** @enum {unknown} */
            event: "passed";
            seat: number;
        };
        /**
         * Place
         * @description Rearranging: what stands on the next own zone.
         */
        Place: {
            /** @enum {unknown} */
            do: "place";
            zone: string;
            /** @default false */
            tank?: boolean;
            /** @default null */
            converter?: ("energy" | "ore" | "quartz") | null;
            /** @default false */
            supercharger?: boolean;
        };
        /**
         * PlaceAirship
         * @description Moor the support airship at a row.
         */
        PlaceAirship: {
            /** @enum {unknown} */
            do: "place-airship";
            row: number;
        };
        /**
         * PlaceClaim
         * @description Variable claims: place an own claim marker.
         */
        PlaceClaim: {
            /** @enum {unknown} */
            do: "place-claim";
            zone: string;
        };
        /**
         * PlaceNeutral
         * @description Variable claims: place a neutral claim marker.
         */
        PlaceNeutral: {
            /** @enum {unknown} */
            do: "place-neutral";
            zone: string;
        };
        /**
         * PlaceOrderMarker
         * @description Variable trading: the resource is traded in this place of the order.
         */
        PlaceOrderMarker: {
            /** @enum {unknown} */
            do: "place-order-marker";
            number: number;
            /** @enum {unknown} */
            resource: "energy" | "ore" | "quartz" | "water";
        };
        /** PlanetSteamForecast */
        PlanetSteamForecast: {
            seat: number;
            extraction: components["schemas"]["ExtractionForecast"];
            /** @description Whether the seat will extract again: not after its last time. */
            extracts: boolean;
            /** @description For the resource in turn, while the seat is asked to trade; nobody else sees them. */
            trades: components["schemas"]["TradeForecast"][];
            /** @description Tanks that the local market would produce now. */
            production: number;
            /** @description What it has not got for any; its price would rise. */
            lacking: ("energy" | "ore" | "quartz" | "water")[];
            /** @description As far as its sources are known. */
            wealth: number;
            /** @description Without `credits` where the viewer may not see them. */
            sources: {
                [key: string]: number;
            };
        };
        /** PlanetSteamView */
        PlanetSteamView: {
            game: string;
            /** @description The id of a packaged board, or the text of one's own. */
            board: string;
            /** @description Those that differ from their defaults. */
            options: {
                [key: string]: boolean | number | string;
            };
            /** @description A seat; None: a spectator. */
            viewer: number | null;
            round: number;
            rounds: number | null;
            phase: string;
            /** @description Of a round, in order; see `Plan.phases`. */
            phases: string[];
            /** @description Who is asked; None once the game is over. */
            seat: number | null;
            /** @description The seats in the order of play. */
            order: number[];
            over: boolean;
            /** @description What each seat has, by thing; what the viewer may not know is absent. */
            holdings: {
                [key: string]: number;
            }[];
            /** @description By seat, as the viewer may know them; empty where they were not asked for. */
            forecasts: components["schemas"]["PlanetSteamForecast"][];
            /** @description As the viewer may know it. */
            result: components["schemas"]["Result"] | null;
            warnings: components["schemas"]["Caution"][];
            /** @description Who opens the specialist auction. */
            first: number;
            /**
             * @description What is asked, finer than the phase.
             * @enum {unknown}
             */
            step: "activate" | "airship" | "bank-agent" | "bid-carrier" | "bid-specialist" | "bid-zone" | "bonus-resource" | "certificates" | "choose-specialist" | "choose-zone" | "claim" | "direction" | "engineer" | "extract" | "keep-carrier" | "manipulate" | "move-prices" | "order-marker" | "over" | "place-claims" | "rearrange" | "sabotage" | "stow" | "tanks" | "tip-tank" | "trade" | "upgrade-carrier";
            /** @description Who has still to act in this step, the seat that is asked first. */
            queue: number[];
            players: components["schemas"]["SeatView"][];
            cards: components["schemas"]["Card"][];
            claims: {
                [key: string]: number | "neutral";
            };
            closed: string[];
            river: string[];
            tanks: components["schemas"]["Tank"][];
            airship: number | null;
            gauges: components["schemas"]["Gauge"][];
            market: components["schemas"]["TankMarket"];
            reserve: components["schemas"]["Reserve"];
            box: ("energy" | "ore" | "quartz" | "water")[];
            won: number[];
            auction: components["schemas"]["Auction"] | null;
            zone: string | null;
            trading: ("energy" | "ore" | "quartz" | "water") | null;
            /** @description Zones whose tanks run without energy. */
            free: string[];
            /** @description Of the seat that is asked to extract: the tanks that are switched off. */
            idle: string[];
            overflow: components["schemas"]["Amounts"] | null;
            hand: components["schemas"]["Hand"] | null;
            /** @description Tank Phase: whether nothing was bought since rearranging. */
            rearranged: boolean;
            manipulation: components["schemas"]["Manipulation"] | null;
            manipulator: number | null;
            saboteur: number | null;
            freelance: components["schemas"]["Freelance"] | null;
            /** @description Order markers that the winner has still to place. */
            markers_due: number;
            /** @description Neutral markers still to be placed on the river. */
            river_left: number;
            /** @description Placements of claims that were made. */
            placed: number;
        };
        /**
         * PriceMoved
         * @description Under what it follows from.
         */
        PriceMoved: {
            /** @enum {unknown} */
            event: "price-moved";
            resource: string;
            before: number;
            after: number;
            /** @enum {unknown} */
            why: "manipulation" | "shortage" | "supply";
            /** @description At the terminal. */
            supply: number;
        };
        /** PricesManipulated */
        PricesManipulated: {
            /** @enum {unknown} */
            event: "prices-manipulated";
            seat: number;
            /** @enum {unknown} */
            strength: "moderate" | "strong" | "weak";
            paid: number;
        };
        /**
         * Rearrange
         * @description Lift all own tanks and attachments, to place them anew.
         */
        Rearrange: {
            /** @enum {unknown} */
            do: "rearrange";
        };
        /**
         * Rearranged
         * @description The own layout after rearranging.
         */
        Rearranged: {
            /** @enum {unknown} */
            event: "rearranged";
            seat: number;
            tanks: components["schemas"]["Tank"][];
            /** @description Converters that go back to the reserve, by what they extract. */
            returned: {
                [key: string]: number;
            };
        };
        /** Reserve */
        Reserve: {
            tanks: number;
            converters: components["schemas"]["Amounts"];
            superchargers: number;
            licenses: number;
            luxuries: number;
            neutral_markers: number;
        };
        /**
         * Result
         * @description The ranking, best first. Tied seats share a rank.
         */
        Result: {
            final: boolean;
            /** @description Of the seats whose score is known to whom it is told. */
            standings: components["schemas"]["Standing"][];
            /**
             * @description False where there is nobody to beat, as in a solo game for points.
             * @default true
             */
            contest: boolean;
            /**
             * @description What `Standing.tie` counts; empty where equal scores simply share a rank.
             * @default
             */
            tie_break: string;
            /**
             * @description False where scores are missing because the viewer cannot know them; then nobody is ranked.
             * @default true
             */
            whole: boolean;
        };
        /**
         * RiverNeutrals
         * @description Variable claims: how many neutral claims go on the river, by the die or agreed.
         */
        RiverNeutrals: {
            /** @enum {unknown} */
            event: "river-neutrals";
            count: number;
            die: number | null;
        };
        /**
         * RollFor
         * @description Try to claim a zone with the die.
         */
        RollFor: {
            /** @enum {unknown} */
            do: "roll-for";
            zone: string;
        };
        /** RoundStarted */
        RoundStarted: {
            /** @enum {unknown} */
            event: "round-started";
            round: number;
            rounds: number;
        };
        /**
         * Sabotage
         * @description Choose who has to tip a tank over.
         */
        Sabotage: {
            /** @enum {unknown} */
            do: "sabotage";
            seat: number;
        };
        /** SabotageFailed */
        SabotageFailed: {
            /** @enum {unknown} */
            event: "sabotage-failed";
            seat: number;
        };
        /**
         * SabotageOrdered
         * @description An opponent is named, who chooses the tank.
         */
        SabotageOrdered: {
            /** @enum {unknown} */
            event: "sabotage-ordered";
            by: number;
            seat: number;
        };
        /**
         * SeatView
         * @description What lies before a seat; `credits` is there only for who may see them.
         */
        SeatView: {
            credits: number | null;
            resources: components["schemas"]["Amounts"];
            /** @description What the own carriers hold. */
            capacities: components["schemas"]["Amounts"];
            classes: components["schemas"]["Amounts"];
            licenses: number;
            luxuries: number;
            /** @description The number of the specialist card. */
            card: number | null;
            roles: string[];
            zones: string[];
            tanks: number;
            /** @description What lies on the freelance carrier of who has it. */
            freelance: components["schemas"]["FreelanceLoad"] | null;
            /** @description Claim markers not on the map. */
            markers: number;
        };
        /**
         * SellLicense
         * @description Sell a building license.
         */
        SellLicense: {
            /** @enum {unknown} */
            do: "sell-license";
        };
        /** SellResource */
        SellResource: {
            /** @enum {unknown} */
            do: "sell-resource";
            amount: number;
        };
        /** SpecialistTaken */
        SpecialistTaken: {
            /** @enum {unknown} */
            event: "specialist-taken";
            seat: number;
            card: string;
            turn: number;
        };
        /**
         * Standing
         * @description A seat's place and its score by source.
         */
        Standing: {
            seat: number;
            /** @description 0 where the viewer cannot know it. */
            rank: number;
            score: number;
            sources: {
                [key: string]: number;
            };
            /**
             * @description Eliminated: ranked behind everybody who is still in the game.
             * @default false
             */
            out: boolean;
            /**
             * @description What goes before a shared rank where scores are equal; see `Result.tie_break`.
             * @default 0
             */
            tie: number;
        };
        /**
         * Stow
         * @description Put one of the resources that exceed their carriers on the freelance carrier.
         */
        Stow: {
            /** @enum {unknown} */
            do: "stow";
            /** @enum {unknown} */
            resource: "energy" | "ore" | "quartz" | "water";
        };
        /** Stowed */
        Stowed: {
            /** @enum {unknown} */
            event: "stowed";
            seat: number;
            resource: string;
            count: number;
        };
        /** SuperchargerBought */
        SuperchargerBought: {
            /** @enum {unknown} */
            event: "supercharger-bought";
            seat: number;
            zone: string;
            cost: {
                [key: string]: number;
            };
        };
        /**
         * SwitchOff
         * @description Let a tank stand idle.
         */
        SwitchOff: {
            /** @enum {unknown} */
            do: "switch-off";
            zone: string;
        };
        /**
         * TableLaid
         * @description What everybody begins with.
         */
        TableLaid: {
            /** @enum {unknown} */
            event: "table-laid";
            /** @description By seat and thing. */
            holdings: {
                [key: string]: number;
            }[];
        };
        /**
         * TakeBonus
         * @description Take a resource out of the bonus resource box.
         */
        TakeBonus: {
            /** @enum {unknown} */
            do: "take-bonus";
            /** @enum {unknown} */
            resource: "energy" | "ore" | "quartz" | "water";
        };
        /**
         * TakeCredits
         * @description Engineer: take credits.
         */
        TakeCredits: {
            /** @enum {unknown} */
            do: "take-credits";
        };
        /**
         * TakeFromReserve
         * @description Bank Agent: take a resource from the reserve.
         */
        TakeFromReserve: {
            /** @enum {unknown} */
            do: "take-from-reserve";
            /** @enum {unknown} */
            resource: "energy" | "ore" | "quartz" | "water";
        };
        /**
         * TakeLicense
         * @description Engineer: take a building license.
         */
        TakeLicense: {
            /** @enum {unknown} */
            do: "take-license";
        };
        /** Tank */
        Tank: {
            zone: string;
            /** @default null */
            converter: ("energy" | "ore" | "quartz") | null;
            /** @default false */
            supercharger: boolean;
            /** @default false */
            tipped: boolean;
        };
        /** TankBought */
        TankBought: {
            /** @enum {unknown} */
            event: "tank-bought";
            seat: number;
            zone: string;
            cost: {
                [key: string]: number;
            };
            imported: boolean;
        };
        /** TankMarket */
        TankMarket: {
            stock: number;
            spaces: number;
            /** @description Credits for the next tank; None: out of stock. */
            cost: number | null;
            /** @description All that the next tank costs, by thing; empty: out of stock. */
            price: {
                [key: string]: number;
            };
            /** @description Credits for the one after it; None: there is none. */
            then: number | null;
            /** @description How the price of a resource moves that is lacking for new tanks. */
            rise: number;
        };
        /** TankRighted */
        TankRighted: {
            /** @enum {unknown} */
            event: "tank-righted";
            seat: number;
            zone: string;
            die: number;
            credits: number;
        };
        /** TankTipped */
        TankTipped: {
            /** @enum {unknown} */
            event: "tank-tipped";
            seat: number;
            by: number;
            zone: string;
        };
        /**
         * TanksProduced
         * @description Each from an ore and an energy of the terminal.
         */
        TanksProduced: {
            /** @enum {unknown} */
            event: "tanks-produced";
            count: number;
            stock: number;
        };
        /**
         * TipTank
         * @description Tip one of the own tanks over for the rest of the round.
         */
        TipTank: {
            /** @enum {unknown} */
            do: "tip-tank";
            zone: string;
        };
        /**
         * TradeForecast
         * @description What an amount (above 0: bought, below 0: sold, 0: pass) brings and does to the gauge.
         */
        TradeForecast: {
            amount: number;
            credits: number;
            /** @description Of what is bought, how much there is room for. */
            kept: number;
            supply: number;
            color: string;
            /** @description After the adjustment. */
            price: number;
        };
        /**
         * Traded
         * @description Amount above 0: bought, below 0: sold, 0: passed.
         */
        Traded: {
            /** @enum {unknown} */
            event: "traded";
            seat: number;
            resource: string;
            amount: number;
            price: number;
            /** @description After the trade. */
            supply: number;
            /** @default 0 */
            lost: number;
        };
        /**
         * UpgradeCarrier
         * @description Raise a carrier by one class: for free at set-up or by the Bank Agent, else bought.
         */
        UpgradeCarrier: {
            /** @enum {unknown} */
            do: "upgrade-carrier";
            /** @enum {unknown} */
            resource: "energy" | "ore" | "quartz" | "water";
        };
        /**
         * UseLicense
         * @description Claim an unclaimed or a neutral zone with a building license.
         */
        UseLicense: {
            /** @enum {unknown} */
            do: "use-license";
            zone: string;
        };
        /**
         * WealthCounted
         * @description The end: everybody's credits are open.
         */
        WealthCounted: {
            /** @enum {unknown} */
            event: "wealth-counted";
            /** @description By seat. */
            wealth: number[];
        };
        /**
         * ZoneClaimed
         * @description With an own claim marker, or with a neutral one.
         */
        ZoneClaimed: {
            /** @enum {unknown} */
            event: "zone-claimed";
            seat: number;
            zone: string;
            /** @enum {unknown} */
            how: "auction" | "choice" | "die" | "license" | "neutral" | "setup";
        };
        /** ZoneOffered */
        ZoneOffered: {
            /** @enum {unknown} */
            event: "zone-offered";
            seat: number;
            zone: string;
            neutral: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
