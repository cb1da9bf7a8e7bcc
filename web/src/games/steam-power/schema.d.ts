// Made by `make reference` from the types of the server: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AnyAction: components["schemas"]["LayTrack"] | components["schemas"]["RemoveTrack"] | components["schemas"]["ReplaceTrack"] | components["schemas"]["EndTrack"] | components["schemas"]["BuildFactory"] | components["schemas"]["FulfilContract"] | components["schemas"]["TakeResource"] | components["schemas"]["BuyResource"] | components["schemas"]["DeclineBonus"] | components["schemas"]["TakeContracts"] | components["schemas"]["TakeContractFrom"] | components["schemas"]["TakeMoney"] | components["schemas"]["AutomaStep"];
        AnyEvent: components["schemas"]["GameSetUp"] | components["schemas"]["TableLaid"] | components["schemas"]["RoundStarted"] | components["schemas"]["TrackLaid"] | components["schemas"]["FactoryBuilt"] | components["schemas"]["ContractShown"] | components["schemas"]["ResourceFetched"] | components["schemas"]["ResourceBought"] | components["schemas"]["CityFlipped"] | components["schemas"]["ContractFulfilled"] | components["schemas"]["BonusLost"] | components["schemas"]["ContractsTaken"] | components["schemas"]["ContractStolen"] | components["schemas"]["SupplyRenewed"] | components["schemas"]["MoneyTaken"] | components["schemas"]["EndTriggered"] | components["schemas"]["TrainDrawn"] | components["schemas"]["ContractLaidAside"] | components["schemas"]["PointsCounted"] | components["schemas"]["GameEnded"] | components["schemas"]["MarkerMoved"] | components["schemas"]["AutomaDrew"] | components["schemas"]["AutomaTurnedUp"] | components["schemas"]["AutomaDecides"] | components["schemas"]["CoinsPlaced"] | components["schemas"]["CoinsRemoved"] | components["schemas"]["AutomaPaid"];
        AnyOptions: components["schemas"]["Options"];
        AnyView: components["schemas"]["SteamPowerView"];
        /**
         * AutomaArea
         * @description What the Automas of a game share.
         */
        AutomaArea: {
            /**
             * @description The cubes in the corners, clockwise from the top left.
             * @default [
             *       "white",
             *       "black",
             *       "orange",
             *       "gray"
             *     ]
             */
            corners: [
                "black" | "gray" | "orange" | "white",
                "black" | "gray" | "orange" | "white",
                "black" | "gray" | "orange" | "white",
                "black" | "gray" | "orange" | "white"
            ];
            /**
             * @description The corner of the direction marker (0: top left); left out: at the white cube.
             * @default null
             */
            marker: number | null;
            /**
             * @description The contracts that the Automa on turn has drawn and not yet played, the next one first.
             * @default []
             */
            face_down: string[];
            /**
             * @description Whether the Automa on turn has already moved the marker and drawn.
             * @default false
             */
            drawn: boolean;
            /** @default [] */
            paths: components["schemas"]["CoinPath"][];
        };
        /**
         * AutomaDecides
         * @description A decision of an Automa by the rules (`rule` is the id of the rules page).
         */
        AutomaDecides: {
            /** @enum {unknown} */
            event: "automa-decides";
            seat: number;
            /** @enum {unknown} */
            what: "act" | "buy" | "factory" | "follow" | "fulfil" | "give-up" | "instead" | "no-factory" | "no-second-tile" | "no-target" | "no-track" | "path" | "payees" | "source" | "start" | "stop" | "target" | "through" | "use";
            rule: string;
            /**
             * @description What is decided for: cities and hexes, a contract, seats.
             * @default []
             */
            chosen: string[];
            /**
             * @description What there was to choose from.
             * @default []
             */
            candidates: string[];
            /**
             * @description The comparisons in their order, up to the one that decided.
             * @default []
             */
            ties: components["schemas"]["TieBreak"][];
            /**
             * @description What the rule looks at, as an id of its own: an icon, a kind of city, what is missing.
             * @default
             */
            why: string;
            /**
             * @description `lay_track` or `build_factory`, where one of them is decided for.
             * @default
             */
            action: string;
            /**
             * @description The colour that it is about, then those that it was compared with.
             * @default []
             */
            colors: string[];
            /**
             * @description Prices, money, cubes and tiles that were compared.
             * @default {}
             */
            numbers: {
                [key: string]: number;
            };
        };
        /** AutomaDrew */
        AutomaDrew: {
            /** @enum {unknown} */
            event: "automa-drew";
            seat: number;
            count: number;
            left: number;
        };
        /**
         * AutomaPaid
         * @description Money in place of a bonus that it cannot use, of contracts that it never takes, or of an
         *         action that is not possible.
         */
        AutomaPaid: {
            /** @enum {unknown} */
            event: "automa-paid";
            seat: number;
            amount: number;
            /** @enum {unknown} */
            instead: "action" | "bonus" | "contracts";
        };
        /**
         * AutomaStep
         * @description The Automa does the next step of its turn: it draws its contracts, or plays one.
         */
        AutomaStep: {
            /** @enum {unknown} */
            do: "automa-step";
        };
        /** AutomaTurnedUp */
        AutomaTurnedUp: {
            /** @enum {unknown} */
            event: "automa-turned-up";
            seat: number;
            contract: string;
            resources: string[];
            bonus: string | null;
        };
        /**
         * BonusLost
         * @description Declined, or not possible.
         */
        BonusLost: {
            /** @enum {unknown} */
            event: "bonus-lost";
            seat: number;
            bonus: string;
            declined: boolean;
        };
        /**
         * BuildFactory
         * @description Build a factory on a city, with this many cubes.
         */
        BuildFactory: {
            /** @enum {unknown} */
            do: "build-factory";
            hex: string;
            cubes: number;
        };
        /**
         * BuyResource
         * @description Buy the next resource of the contract from the bank.
         */
        BuyResource: {
            /** @enum {unknown} */
            do: "buy-resource";
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
        /**
         * CityFlipped
         * @description The last cube has left; the factory's owner will score.
         */
        CityFlipped: {
            /** @enum {unknown} */
            event: "city-flipped";
            city: string;
            owner: number;
            /** @default  */
            company: string;
        };
        /** CityView */
        CityView: {
            hex: string;
            name: string;
            /** @enum {unknown} */
            color: "black" | "gray" | "orange" | "purple" | "white";
            /** @description Whose factory stands here: a seat, in basic solo a company. */
            owner: number | null;
            cubes: number;
            flipped: boolean;
            /** @description The names of all cities of its group; only itself where it has none. */
            group: string[];
            /** @description Whether a completed link reaches the city or its group. */
            linked: boolean;
            /** @description Points: of a purple city before they are shared, of another one once it is flipped. */
            worth: number;
            /** @description Points of each company that is connected to a purple city; else 0. */
            share: number;
            /** @description The companies (seats) connected to it, as a purple city counts them. */
            connected: number[];
        };
        /**
         * Coin
         * @description A hex of a coin path and the track that the Automa plans there.
         */
        Coin: {
            hex: string;
            track: [
                number,
                number
            ];
        };
        /** CoinPath */
        CoinPath: {
            seat: number;
            /** @description The hex of the target city. */
            target: string;
            coins: components["schemas"]["Coin"][];
        };
        /**
         * CoinsPlaced
         * @description The way that an Automa has marked to the city of its target.
         */
        CoinsPlaced: {
            /** @enum {unknown} */
            event: "coins-placed";
            seat: number;
            target: string;
            hexes: string[];
        };
        /**
         * CoinsRemoved
         * @description A coin path can no longer be followed; with it goes the incomplete link.
         */
        CoinsRemoved: {
            /** @enum {unknown} */
            event: "coins-removed";
            seat: number;
            coins: string[];
            tiles: string[];
            /**
             * @description 1 where the link is gone, so that its train is back in reserve.
             * @default 0
             */
            trains: number;
        };
        /**
         * CompanyView
         * @description The pieces of a colour: a seat's, or in basic solo one of the five companies'.
         */
        CompanyView: {
            color: string;
            /** @description In reserve. */
            trains: number;
            factories: number;
            /** @description The hex where the incomplete link ends. */
            open_end: string | null;
            /** @description The cities that its completed links enter. */
            network: string[];
        };
        /** ContractCard */
        ContractCard: {
            id: string;
            resources: string[];
            vp: number;
            money: number;
            bonus: string | null;
        };
        /**
         * ContractForecast
         * @description A contract of the hand: what it costs now by the cheapest way, or why it cannot be done.
         */
        ContractForecast: {
            contract: string;
            /** @description The cheapest total; None where no way exists at any price (no completed link). */
            cost: number | null;
            affordable: boolean;
            /** @description Where each resource comes from, in printed order. */
            sources: components["schemas"]["Supply"][];
            /** @description By colour that is missing: the cities that could deliver it, given a factory or a link. */
            suppliers: {
                [key: string]: string[];
            };
            /** @description None where it can be fulfilled now. */
            why_not: components["schemas"]["Refusal"] | null;
            /** @description Whether its bonus could be used as things are; true where it shows none. */
            bonus_usable: boolean;
        };
        /** ContractFulfilled */
        ContractFulfilled: {
            /** @enum {unknown} */
            event: "contract-fulfilled";
            seat: number;
            contract: string;
            vp: number;
            money: number;
            count: number;
        };
        /**
         * ContractLaidAside
         * @description Basic solo: the end of a round.
         */
        ContractLaidAside: {
            /** @enum {unknown} */
            event: "contract-laid-aside";
            round: number;
            rounds: number;
        };
        /** ContractShown */
        ContractShown: {
            /** @enum {unknown} */
            event: "contract-shown";
            seat: number;
            contract: string;
            resources: string[];
            /** @default  */
            company: string;
        };
        /**
         * ContractStolen
         * @description From a hand; which one is for the two concerned alone to see.
         */
        ContractStolen: {
            /** @enum {unknown} */
            event: "contract-stolen";
            seat: number;
            victim: number;
            /**
             * @description Empty for everybody else.
             * @default
             */
            contract: string;
        };
        /**
         * ContractsTaken
         * @description From the supply; which ones is for the taker alone to see.
         */
        ContractsTaken: {
            /** @enum {unknown} */
            event: "contracts-taken";
            seat: number;
            count: number;
            left: number;
            /**
             * @description Empty for everybody else.
             * @default []
             */
            contracts: string[];
        };
        /**
         * DeclineBonus
         * @description Give up the bonus action of the contract just fulfilled.
         */
        DeclineBonus: {
            /** @enum {unknown} */
            do: "decline-bonus";
        };
        /**
         * EndTrack
         * @description Done: lay no second tile.
         */
        EndTrack: {
            /** @enum {unknown} */
            do: "end-track";
        };
        /** EndTriggered */
        EndTriggered: {
            /** @enum {unknown} */
            event: "end-triggered";
            seat: number;
            contracts: number;
        };
        /** FactoryBuilt */
        FactoryBuilt: {
            /** @enum {unknown} */
            event: "factory-built";
            seat: number;
            city: string;
            color: string;
            cubes: number;
            /** @default  */
            company: string;
        };
        /**
         * FulfilContract
         * @description Show a contract of one's hand and begin to fulfil it.
         */
        FulfilContract: {
            /** @enum {unknown} */
            do: "fulfil-contract";
            contract: string;
        };
        /**
         * Fulfilling
         * @description A contract on the way: how many of its resources, in printed order, are already fetched.
         */
        Fulfilling: {
            contract: string;
            /** @default 0 */
            fetched: number;
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
         * GameSetUp
         * @description City tiles are on the map, and somebody starts.
         */
        GameSetUp: {
            /** @enum {unknown} */
            event: "game-set-up";
            start: number;
            beside: {
                [key: string]: number;
            };
        };
        /**
         * LayTrack
         * @description Lay a tile with this track on an empty hex, or cross the track that is there.
         *
         *         One track at a time: no empty hex gets a crossing (SP-CROSS-01).
         */
        LayTrack: {
            /** @enum {unknown} */
            do: "lay-track";
            hex: string;
            track: [
                number,
                number
            ];
        };
        /**
         * Leg
         * @description A completed link as part of a way: the hexes of its cities as in `LinkView`, its owner.
         */
        Leg: {
            hexes: [
                string,
                string
            ];
            owner: number;
        };
        /**
         * LinkStep
         * @description A hex of a link, and the two edges that its track joins.
         */
        LinkStep: {
            hex: string;
            track: [
                number,
                number
            ];
        };
        /**
         * LinkView
         * @description A completed link: names and hexes of its cities, its owner, the hexes of its track, and how
         *         it runs through them.
         */
        LinkView: {
            ends: [
                string,
                string
            ];
            hexes: [
                string,
                string
            ];
            owner: number;
            track: string[];
            path: components["schemas"]["LinkStep"][];
        };
        /** MarkerMoved */
        MarkerMoved: {
            /** @enum {unknown} */
            event: "marker-moved";
            seat: number;
            corner: string;
            color: string;
        };
        /** MoneyTaken */
        MoneyTaken: {
            /** @enum {unknown} */
            event: "money-taken";
            seat: number;
            amount: number;
        };
        /**
         * NextAutoma
         * @description The next turn of an Automa that has not begun yet.
         */
        NextAutoma: {
            seat: number;
            /** @description Where its turn moves the direction marker, as a place. */
            corner: string;
            color: string;
            /** @description How many it draws, if the supply has them. */
            contracts: number;
        };
        /**
         * Options
         * @description What a game can be set up with; other names and values are refused (SP-SETUP-02).
         */
        Options: {
            /**
             * @description Which rulebook: the early one (18 trains), or the final one (21 trains, solo modes), whose words are used for both (SP-EDITION-10).
             * @default final
             * @enum {unknown}
             */
            edition?: "early" | "final";
            /**
             * @description How many links a player can own.
             * @default null
             */
            trains?: (18 | 21) | null;
            /**
             * @description What each city tile beside the map adds to cities of its colour in the scoring.
             * @default null
             */
            leftover_vp?: (0 | 1) | null;
            /**
             * @description Cubes on a new factory in a game of two.
             * @default null
             */
            factory_2p?: (4 | 5) | null;
            /**
             * @description The middle one of the three numbers of cubes that a bonus factory offers in a game of two.
             * @default null
             */
            bonus_factory_2p?: (4 | 5) | null;
            /**
             * @description Whether a link into any city of a group connects to its purple cities.
             * @default null
             */
            vp_group?: boolean | null;
            /**
             * @description Whether one's links into a group open all its cities for building, or only that hex.
             * @default null
             */
            group_build_out?: ("group" | "hex") | null;
            /**
             * @description With the supply empty: each contract from the fullest hand, drawn at random, in both editions (SP-EDITION-05).
             * @default null
             */
            steal?: "per-card" | null;
            /**
             * @description Whether the take-contracts bonus also takes from hands.
             * @default null
             */
            bonus_steal?: boolean | null;
            /**
             * @description Whether the tile of two curves shows two that do not cross.
             * @default false
             */
            coexisting_curves?: boolean;
            /**
             * @description Basic solo: one player leads all five companies.
             * @default none
             * @enum {unknown}
             */
            solo?: "basic" | "none";
            /**
             * @description The seats of Automas with their difficulty, counted from 1: `2:normal, 3:very-hard`. Programs count from 0 and have it written by `game.automa_options({1: "normal", 2: "very-hard"})`.
             * @default
             */
            automas?: string;
            /**
             * @description How far the first Automa turn of a round moves the direction marker.
             * @default 1
             * @enum {unknown}
             */
            marker_step?: 1 | 2;
            /**
             * @description What an Automa does by the icon of a contract: `track` or `factory` for the icons track, factory, contracts, none, as in `track, factory, factory, track`.
             * @default
             */
            automa_icons?: string;
            /**
             * @description Which city an Automa builds to by the colours black, white, orange, gray, as in `least-present, victory-point-city, unconnected-city, opponents-city`.
             * @default
             */
            automa_targets?: string;
        };
        /**
         * PlacedTrack
         * @description One track of a hex; a crossing is two entries with the same hex. The owner is a seat, in
         *         basic solo a company (0 to 4).
         */
        PlacedTrack: {
            hex: string;
            track: [
                number,
                number
            ];
            owner: number;
        };
        /**
         * PointsCounted
         * @description The final scores by seat.
         */
        PointsCounted: {
            /** @enum {unknown} */
            event: "points-counted";
            scores: number[];
        };
        /**
         * Refusal
         * @description A rule id and a sentence that a player understands; an exception only at the edge.
         */
        Refusal: {
            rule: string;
            sentence: string;
        };
        /**
         * RemoveTrack
         * @description Take the end tile of the own incomplete link off the map.
         */
        RemoveTrack: {
            /** @enum {unknown} */
            do: "remove-track";
            hex: string;
        };
        /**
         * ReplaceTrack
         * @description Change the track of the end tile of the own incomplete link.
         */
        ReplaceTrack: {
            /** @enum {unknown} */
            do: "replace-track";
            hex: string;
            track: [
                number,
                number
            ];
        };
        /** ResourceBought */
        ResourceBought: {
            /** @enum {unknown} */
            event: "resource-bought";
            seat: number;
            color: string;
            price: number;
        };
        /**
         * ResourceFetched
         * @description `pay` is what other seats receive; in basic solo the bank gets `price` in their place.
         */
        ResourceFetched: {
            /** @enum {unknown} */
            event: "resource-fetched";
            seat: number;
            color: string;
            city: string;
            price: number;
            pay: [
                number,
                number
            ][];
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
        /** RoundStarted */
        RoundStarted: {
            /** @enum {unknown} */
            event: "round-started";
            round: number;
        };
        /**
         * SeatView
         * @description What lies open before a seat; `hand` is there for its own player only.
         */
        SeatView: {
            money: number;
            /** @description How many unfulfilled contracts are in the hand. */
            cards: number;
            hand: components["schemas"]["ContractCard"][] | null;
            fulfilled: components["schemas"]["ContractCard"][];
            /** @description The difficulty, if an Automa sits here. */
            automa: string | null;
            discards: string[];
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
         * SteamPowerForecast
         * @description The hand with costs, and how far the end is.
         */
        SteamPowerForecast: {
            seat: number;
            contracts: components["schemas"]["ContractForecast"][];
            /** @description How many more contracts this seat needs to trigger the end; None in basic solo. */
            to_end: number | null;
            score: number;
            sources: {
                [key: string]: number;
            };
        };
        /** SteamPowerView */
        SteamPowerView: {
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
            forecasts: components["schemas"]["SteamPowerForecast"][];
            /** @description As the viewer may know it. */
            result: components["schemas"]["Result"] | null;
            warnings: components["schemas"]["Caution"][];
            /** @description How many actions of the turn are left, the one that is going on included. */
            actions: number;
            /** @description How many a turn has. */
            turn_actions: number;
            bonus: boolean;
            fulfilling: components["schemas"]["Fulfilling"] | null;
            taking: number;
            players: components["schemas"]["SeatView"][];
            companies: components["schemas"]["CompanyView"][];
            /** @description The company that acts: the seat's, in basic solo the one whose train was drawn. */
            company: number | null;
            /** @description Basic solo: the trains left in the bag by company. */
            bag: number[] | null;
            tracks: components["schemas"]["PlacedTrack"][];
            links: components["schemas"]["LinkView"][];
            cities: components["schemas"]["CityView"][];
            beside: {
                [key: string]: number;
            };
            stock: components["schemas"]["Stock"];
            /** @description Without the contracts that lie face down. */
            automa: components["schemas"]["AutomaArea"] | null;
            /** @description What the Automas do next; None without any, or where none has another turn. */
            next_automa: components["schemas"]["NextAutoma"] | null;
            /** @description How many contracts lie face down before the Automa on turn. */
            face_down: number;
            /** @description How many fulfilled contracts trigger the end; in basic solo the number of rounds. */
            needed: number;
            /** @description Whether the end is triggered, so that this is the last round. */
            ending: boolean;
            /** @description How many cubes a new factory gets, as far as the stock has them. */
            new_factory: number;
        };
        /**
         * Stock
         * @description What is left beside the map.
         */
        Stock: {
            track_tiles: {
                [key: string]: number;
            };
            cubes: {
                [key: string]: number;
            };
            /** @description In the supply; in basic solo those that can still be taken. */
            contracts: number;
        };
        /**
         * Supply
         * @description Where a resource of a contract comes from.
         */
        Supply: {
            color: string;
            /** @description The hex; None: it must be bought from the bank. */
            city: string | null;
            price: number;
            /**
             * @description Who gets how much of it, by seat; in basic solo the bank.
             * @default []
             */
            pay?: [
                number,
                number
            ][];
            /**
             * @description The links from the city to the own network; none inside it.
             * @default []
             */
            way?: components["schemas"]["Leg"][];
            /**
             * @description Whether it is the last cube of the city.
             * @default false
             */
            flips?: boolean;
        };
        /**
         * SupplyRenewed
         * @description The Automas' discards are the new supply.
         */
        SupplyRenewed: {
            /** @enum {unknown} */
            event: "supply-renewed";
            contracts: number;
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
         * TakeContractFrom
         * @description The supply is empty: take a random contract from this seat's hand.
         */
        TakeContractFrom: {
            /** @enum {unknown} */
            do: "take-contract-from";
            seat: number;
        };
        /**
         * TakeContracts
         * @description Draw two contracts.
         */
        TakeContracts: {
            /** @enum {unknown} */
            do: "take-contracts";
        };
        /**
         * TakeMoney
         * @description Take $3 from the bank.
         */
        TakeMoney: {
            /** @enum {unknown} */
            do: "take-money";
        };
        /**
         * TakeResource
         * @description Fetch the next resource of the contract from a factory.
         *
         *         `pay` is what each other seat receives for it (factory and links), as pairs of seat and
         *         dollars in the order of the seats; in basic solo, where the bank gets it all, it is empty.
         */
        TakeResource: {
            /** @enum {unknown} */
            do: "take-resource";
            hex: string;
            /** @default [] */
            pay?: [
                number,
                number
            ][];
        };
        /**
         * TieBreak
         * @description One comparison on the way to a decision.
         */
        TieBreak: {
            /** @enum {unknown} */
            by: "cubes" | "distance" | "inside" | "least-present" | "own" | "price" | "sweep" | "tiles";
            /** @description The candidates that it leaves. */
            left: string[];
            /**
             * @description What they have of it.
             * @default null
             */
            value: number | null;
            /**
             * @description The corner from which the direction marker sweeps.
             * @default
             */
            corner: string;
        };
        /**
         * TrackLaid
         * @description A placement: a tile laid, a crossing, or the end tile replaced or removed.
         *
         *         `company` is the place of the active company in basic solo, where one seat leads five; else it
         *         is empty.
         */
        TrackLaid: {
            /** @enum {unknown} */
            event: "track-laid";
            seat: number;
            /** @enum {unknown} */
            how: "cross" | "lay" | "remove" | "replace";
            hex: string;
            track: [
                number,
                number
            ];
            /** @default 0 */
            price: number;
            /**
             * @description The hexes of the two cities that the link joins now.
             * @default null
             */
            completes: [
                string,
                string
            ] | null;
            /** @default  */
            company: string;
            /**
             * @description What the placement does to the reserve: -1 begins a link, 1 takes its last tile off.
             * @default 0
             */
            trains: number;
        };
        /**
         * TrainDrawn
         * @description Basic solo: the active company, as a place.
         */
        TrainDrawn: {
            /** @enum {unknown} */
            event: "train-drawn";
            company: string;
            left: number;
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
