// Made by `make reference` from the types of the server: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccessBought
         * @description Access to the state railway; what goes to other players is told as fees.
         */
        AccessBought: {
            /** @enum {unknown} */
            event: "access-bought";
            seat: number;
            link: string;
            /** @description To the bank. */
            price: number;
        };
        AnyAction: components["schemas"]["Bid"] | components["schemas"]["BuildTrack"] | components["schemas"]["Work"] | components["schemas"]["HireWorker"] | components["schemas"]["HireEngineer"] | components["schemas"]["BuildStation"] | components["schemas"]["BuildFactory"] | components["schemas"]["Staff"] | components["schemas"]["Produce"] | components["schemas"]["BuyGood"] | components["schemas"]["OrderGood"] | components["schemas"]["BuyTrain"] | components["schemas"]["UpgradeTrain"] | components["schemas"]["SecureContract"] | components["schemas"]["Philanthropize"] | components["schemas"]["RaiseShare"] | components["schemas"]["LowerShare"] | components["schemas"]["Fundraise"] | components["schemas"]["Pass"] | components["schemas"]["Idle"] | components["schemas"]["SellShare"] | components["schemas"]["Deliver"] | components["schemas"]["BuyAccess"] | components["schemas"]["Spend"] | components["schemas"]["Forgo"] | components["schemas"]["Discard"] | components["schemas"]["EndTurn"];
        AnyEvent: components["schemas"]["GameSetUp"] | components["schemas"]["TableLaid"] | components["schemas"]["BidSealed"] | components["schemas"]["BidShown"] | components["schemas"]["TurnOrderSet"] | components["schemas"]["RoundStarted"] | components["schemas"]["ShipmentArrived"] | components["schemas"]["OrderReceived"] | components["schemas"]["IncomeCollected"] | components["schemas"]["WorkersTrained"] | components["schemas"]["HandPlaced"] | components["schemas"]["InfluenceMoved"] | components["schemas"]["PointSpent"] | components["schemas"]["PointsForgone"] | components["schemas"]["FeePaid"] | components["schemas"]["GoodsSpent"] | components["schemas"]["WorkerSent"] | components["schemas"]["TrackLaid"] | components["schemas"]["CityReached"] | components["schemas"]["GoalReached"] | components["schemas"]["SemmeringTaken"] | components["schemas"]["WorkerHired"] | components["schemas"]["EngineerHired"] | components["schemas"]["StationBuilt"] | components["schemas"]["FactoryBuilt"] | components["schemas"]["FactoryStaffed"] | components["schemas"]["GoodDelivered"] | components["schemas"]["HubGrown"] | components["schemas"]["AccessBought"] | components["schemas"]["GoodProduced"] | components["schemas"]["GoodBought"] | components["schemas"]["GoodOrdered"] | components["schemas"]["GoodDiscarded"] | components["schemas"]["TrainBought"] | components["schemas"]["TrainUpgraded"] | components["schemas"]["ContractSecured"] | components["schemas"]["Donated"] | components["schemas"]["ShareMoved"] | components["schemas"]["Fundraised"] | components["schemas"]["ShareSold"] | components["schemas"]["EndReached"] | components["schemas"]["IncomeScored"] | components["schemas"]["GoodsScored"] | components["schemas"]["KeyScored"] | components["schemas"]["HubsScored"] | components["schemas"]["ContractScored"] | components["schemas"]["WayPaid"] | components["schemas"]["ShareholdersPaid"] | components["schemas"]["GameEnded"];
        AnyOptions: components["schemas"]["Options"];
        AnyView: components["schemas"]["ImperialSteamView"];
        /**
         * Bid
         * @description Before round 1: the sealed bid for influence.
         */
        Bid: {
            /** @enum {unknown} */
            do: "bid";
            amount: number;
        };
        /**
         * BidSealed
         * @description A bid is made; how much is shown when all are made (IS-VIEW-01).
         */
        BidSealed: {
            /** @enum {unknown} */
            event: "bid-sealed";
            seat: number;
        };
        /** BidShown */
        BidShown: {
            /** @enum {unknown} */
            event: "bid-shown";
            seat: number;
            amount: number;
        };
        /**
         * BuildFactory
         * @description Build a building: a factory on a site; its worker is asked for next.
         */
        BuildFactory: {
            /** @enum {unknown} */
            do: "build-factory";
            site: string;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
        };
        /**
         * BuildStation
         * @description Build a building: a train station.
         */
        BuildStation: {
            /** @enum {unknown} */
            do: "build-station";
            city: string;
        };
        /**
         * BuildTrack
         * @description Build tracks: lay one track; the crew is asked for next.
         */
        BuildTrack: {
            /** @enum {unknown} */
            do: "build-track";
            link: string;
        };
        /**
         * BuyAccess
         * @description Free: buy access to a link of the state railway.
         */
        BuyAccess: {
            /** @enum {unknown} */
            do: "buy-access";
            link: string;
        };
        /**
         * BuyGood
         * @description Buy or order: buy one good, stored at once.
         */
        BuyGood: {
            /** @enum {unknown} */
            do: "buy-good";
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
        };
        /**
         * BuyTrain
         * @description Train: buy an engine with its cars and a coal.
         */
        BuyTrain: {
            /** @enum {unknown} */
            do: "buy-train";
            level: number;
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
        /** CityReached */
        CityReached: {
            /** @enum {unknown} */
            event: "city-reached";
            seat: number;
            city: string;
            /** @description Steps. */
            influence: number;
            business: number;
        };
        /** CityView */
        CityView: {
            id: string;
            name: string;
            effort: number;
            station_cost: number;
            station_sites: number;
            /** @description The seats with a station here. */
            stations: number[];
            tile: number | null;
            hub: ("blue" | "bronze" | "green" | "white") | null;
            /** @description What a network gains with the city, printed and tile together. */
            influence: number;
            /** @description The top token; 0: none. */
            business: number;
            sites: components["schemas"]["SiteView"][];
            /** @description Goods that can still be delivered here. */
            wanted: ("coal" | "iron" | "stone" | "wood")[];
            delivered: ("coal" | "iron" | "stone" | "wood")[];
            /** @description Guldens for each own track when the city is reached. */
            pays_per_track: number;
        };
        /** ContractScore */
        ContractScore: {
            contract: string;
            /** @description Below 0: it is not filled. */
            value: number;
            factories: ("coal" | "iron" | "stone" | "wood")[];
            missing: ("coal" | "iron" | "stone" | "wood")[];
        };
        /** ContractScored */
        ContractScored: {
            /** @enum {unknown} */
            event: "contract-scored";
            seat: number;
            contract: string;
            /** @description Below 0: it is not filled. */
            amount: number;
        };
        /** ContractSecured */
        ContractSecured: {
            /** @enum {unknown} */
            event: "contract-secured";
            seat: number;
            contract: string;
            value: number;
            factories: ("coal" | "iron" | "stone" | "wood")[];
            investors: number;
        };
        /** ContractView */
        ContractView: {
            id: string;
            value: number;
            /** @description As many cars are reserved and investors join. */
            factories: ("coal" | "iron" | "stone" | "wood")[];
        };
        /**
         * Deliver
         * @description Free, once a turn: bring a good from an own factory to a city that wants it.
         */
        Deliver: {
            /** @enum {unknown} */
            do: "deliver";
            site: string;
            city: string;
        };
        /**
         * Discard
         * @description Give up a stored good for want of room.
         */
        Discard: {
            /** @enum {unknown} */
            do: "discard";
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
        };
        /** Donated */
        Donated: {
            /** @enum {unknown} */
            event: "donated";
            seat: number;
            steps: number;
            price: number;
        };
        /**
         * EndReached
         * @description Why the rounds are over; the scoring follows.
         */
        EndReached: {
            /** @enum {unknown} */
            event: "end-reached";
            round: number;
            /** @description The city of Trieste where somebody has connected it; None after the last round alone. */
            goal: string | null;
        };
        /**
         * EndTurn
         * @description End the turn, once the hand is placed.
         */
        EndTurn: {
            /** @enum {unknown} */
            do: "end-turn";
        };
        /** EngineView */
        EngineView: {
            level: number;
            price: number;
            cars: number;
            influence: number;
            from_round: number;
            left: number;
        };
        /** EngineerHired */
        EngineerHired: {
            /** @enum {unknown} */
            event: "engineer-hired";
            seat: number;
            /** @enum {unknown} */
            hub: "blue" | "bronze" | "green" | "white";
            /** @enum {unknown} */
            kind: "bridge" | "tunnel";
            price: number;
        };
        /** Factory */
        Factory: {
            /** @description The city and the number of the site there: `wien.1`. */
            site: string;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
            /**
             * @description Local goods that are left.
             * @default 0
             */
            goods: number;
        };
        /** FactoryBuilt */
        FactoryBuilt: {
            /** @enum {unknown} */
            event: "factory-built";
            seat: number;
            site: string;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
            price: number;
        };
        /** FactoryStaffed */
        FactoryStaffed: {
            /** @enum {unknown} */
            event: "factory-staffed";
            seat: number;
            site: string;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
            level: number;
            /** @enum {unknown} */
            area: "idle" | "working";
            goods: number;
        };
        /**
         * FeePaid
         * @description For a track beside others' ones, or access where others have it.
         */
        FeePaid: {
            /** @enum {unknown} */
            event: "fee-paid";
            seat: number;
            to: number;
            amount: number;
        };
        /**
         * Forgo
         * @description Give up the business points that are left.
         */
        Forgo: {
            /** @enum {unknown} */
            do: "forgo";
        };
        /**
         * Fundraise
         * @description Fundraise: take a little money.
         */
        Fundraise: {
            /** @enum {unknown} */
            do: "fundraise";
        };
        /** Fundraised */
        Fundraised: {
            /** @enum {unknown} */
            event: "fundraised";
            seat: number;
            amount: number;
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
         * @description The set-up: its kind and card, hubs and their markers, the state railway.
         */
        GameSetUp: {
            /** @enum {unknown} */
            event: "game-set-up";
            /** @enum {unknown} */
            setup: "fixed" | "normal" | "random";
            card: string | null;
            hubs: {
                [key: string]: string;
            };
            columns: {
                [key: string]: number;
            };
            crowns: string[];
            order: number[];
        };
        /**
         * GoalReached
         * @description Trieste: guldens for every own track.
         */
        GoalReached: {
            /** @enum {unknown} */
            event: "goal-reached";
            seat: number;
            city: string;
            tracks: number;
            amount: number;
        };
        /** GoodBought */
        GoodBought: {
            /** @enum {unknown} */
            event: "good-bought";
            seat: number;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
            price: number;
        };
        /** GoodDelivered */
        GoodDelivered: {
            /** @enum {unknown} */
            event: "good-delivered";
            seat: number;
            site: string;
            city: string;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
            /** @description What it takes. */
            coal: number;
            pay: number;
            /** @enum {unknown} */
            key: "" | "gold" | "silver";
            hub: ("blue" | "bronze" | "green" | "white") | null;
        };
        /** GoodDiscarded */
        GoodDiscarded: {
            /** @enum {unknown} */
            event: "good-discarded";
            seat: number;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
        };
        /** GoodOrdered */
        GoodOrdered: {
            /** @enum {unknown} */
            event: "good-ordered";
            seat: number;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
            price: number;
        };
        /** GoodProduced */
        GoodProduced: {
            /** @enum {unknown} */
            event: "good-produced";
            seat: number;
            site: string;
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
        };
        /**
         * Goods
         * @description A number for each good.
         */
        Goods: {
            /** @default 0 */
            wood: number;
            /** @default 0 */
            stone: number;
            /** @default 0 */
            iron: number;
            /** @default 0 */
            coal: number;
        };
        /** GoodsScored */
        GoodsScored: {
            /** @enum {unknown} */
            event: "goods-scored";
            seat: number;
            goods: number;
            amount: number;
        };
        /**
         * GoodsSpent
         * @description Materials for tracks.
         */
        GoodsSpent: {
            /** @enum {unknown} */
            event: "goods-spent";
            seat: number;
            goods: {
                [key: string]: number;
            };
        };
        /** HandPlaced */
        HandPlaced: {
            /** @enum {unknown} */
            event: "hand-placed";
            seat: number;
            /** @enum {unknown} */
            tile: "build_building" | "build_tracks" | "buy_or_order" | "contract" | "fundraise" | "hire" | "pass" | "philanthropize" | "produce" | "share_value" | "train";
            /** @description Steps of influence for own hands there. */
            lost: number;
        };
        /**
         * HireEngineer
         * @description Hire: an engineer of a hub.
         */
        HireEngineer: {
            /** @enum {unknown} */
            do: "hire-engineer";
            /** @enum {unknown} */
            hub: "blue" | "bronze" | "green" | "white";
            /** @enum {unknown} */
            kind: "bridge" | "tunnel";
        };
        /**
         * HireWorker
         * @description Hire: one worker of a hub, from its column of this number, from 1.
         */
        HireWorker: {
            /** @enum {unknown} */
            do: "hire-worker";
            /** @enum {unknown} */
            hub: "blue" | "bronze" | "green" | "white";
            column: number;
        };
        /** HubGrown */
        HubGrown: {
            /** @enum {unknown} */
            event: "hub-grown";
            /** @enum {unknown} */
            hub: "blue" | "bronze" | "green" | "white";
            steps: number;
            to: number;
        };
        /** HubView */
        HubView: {
            /** @enum {unknown} */
            hub: "blue" | "bronze" | "green" | "white";
            city: string;
            influence: number;
            /** @description The steps for each good that it gets. */
            growth: number[];
            received: number;
            /** @description What the next worker of each column costs. */
            prices: number[];
            /** @description What the one after it costs. */
            next_prices: number[];
            engineers: ("bridge" | "tunnel")[];
            engineer_price: number;
            /** @description Whether the gold key is still to be had. */
            gold: boolean;
            silver: boolean;
        };
        /** HubsScored */
        HubsScored: {
            /** @enum {unknown} */
            event: "hubs-scored";
            seat: number;
            hubs: number;
            amount: number;
        };
        /**
         * Idle
         * @description With the option `empty_actions`: place the hand on a tile without effect.
         */
        Idle: {
            /** @enum {unknown} */
            do: "idle";
            /** @enum {unknown} */
            tile: "build_building" | "build_tracks" | "buy_or_order" | "contract" | "fundraise" | "hire" | "pass" | "philanthropize" | "produce" | "share_value" | "train";
        };
        /** ImperialSteamForecast */
        ImperialSteamForecast: {
            seat: number;
            /** @description If the game ended now; None, as the two below: money is hidden. */
            now: components["schemas"]["Wealth"] | null;
            /** @description The same, if somebody were connected to Trieste. */
            with_trieste: components["schemas"]["Wealth"] | null;
            without_trieste: components["schemas"]["Wealth"] | null;
            /** @description To new cities first. */
            links: components["schemas"]["LinkAhead"][];
            /** @description By contract: the factories that it lacks when those worth most together are filled. */
            missing: {
                [key: string]: ("coal" | "iron" | "stone" | "wood")[];
            };
            /** @description Shares that can be sold at the present value. */
            sales: number;
            /** @description None: the own network is there, or no way is left. */
            plan: components["schemas"]["TriestePlan"] | null;
            income: number;
            /** @description Of all idle workers. */
            experience: number;
            /** @description Hands that can still be placed before the game ends, at the latest. */
            hands: number;
            /** @description Hands that the way to Trieste takes at least: for tracks, stations, hiring, materials. */
            hands_needed: number;
            /** @description Why that way cannot be gone any more; empty: it can, as far as is known. */
            late: string;
        };
        /** ImperialSteamView */
        ImperialSteamView: {
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
            forecasts: components["schemas"]["ImperialSteamForecast"][];
            /** @description As the viewer may know it. */
            result: components["schemas"]["Result"] | null;
            warnings: components["schemas"]["Caution"][];
            /**
             * @description What is asked within the phase.
             * @enum {unknown}
             */
            step: "arrival" | "bid" | "crew" | "discard" | "over" | "points" | "staff" | "turn";
            /** @description All seats, the most influential first. */
            ladder: number[];
            turn: components["schemas"]["Turn"];
            players: components["schemas"]["SeatView"][];
            cities: components["schemas"]["CityView"][];
            links: components["schemas"]["LinkView"][];
            hubs: components["schemas"]["HubView"][];
            market: components["schemas"]["MarketView"][];
            display: components["schemas"]["ContractView"][];
            /** @description Those that somebody holds. */
            contracts: components["schemas"]["ContractView"][];
            engines: components["schemas"]["EngineView"][];
            /** @description The round track. */
            track: components["schemas"]["RoundView"][];
            share_values: number[];
            /** @description What each value costs on the way up. */
            share_influence: number[];
            investor_spaces: number;
            semmering: number | null;
            /** @description The seats whose network holds the goal. */
            trieste: number[];
            goal: string;
        };
        /** IncomeCollected */
        IncomeCollected: {
            /** @enum {unknown} */
            event: "income-collected";
            seat: number;
            passenger_cars: number;
            stations: number;
            amount: number;
        };
        /** IncomeScored */
        IncomeScored: {
            /** @enum {unknown} */
            event: "income-scored";
            seat: number;
            amount: number;
            doubled: boolean;
        };
        /**
         * InfluenceMoved
         * @description After any change of influence.
         */
        InfluenceMoved: {
            /** @enum {unknown} */
            event: "influence-moved";
            seat: number;
            steps: number;
            to: number;
            /** @description In influence: so much for each step. */
            change: number;
        };
        /** KeyScored */
        KeyScored: {
            /** @enum {unknown} */
            event: "key-scored";
            seat: number;
            /** @enum {unknown} */
            hub: "blue" | "bronze" | "green" | "white";
            /** @enum {unknown} */
            key: "gold" | "silver";
            amount: number;
        };
        /**
         * LinkAhead
         * @description A link beside or inside the own network on which the seat has no track yet.
         */
        LinkAhead: {
            link: string;
            /** @description The end in the own network. */
            start: string;
            /** @description The other one. */
            city: string;
            /** @description Whether that belongs to the network, too. */
            inside: boolean;
            /** @description Whether access to the state railway is bought, rather than a track built. */
            access: boolean;
            effort: number;
            /** @description Guldens: fees to others, or the price of access. */
            price: number;
        };
        /** LinkView */
        LinkView: {
            id: string;
            ends: [
                string,
                string
            ];
            /** @enum {unknown} */
            kind: "bridge" | "plain" | "tunnel";
            crown: boolean;
            semmering: boolean;
            /** @description Who has a track on it. */
            seats: number[];
        };
        /**
         * LowerShare
         * @description Share value: one step down.
         */
        LowerShare: {
            /** @enum {unknown} */
            do: "lower-share";
        };
        /** MarketView */
        MarketView: {
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
            left: number;
            /** @description Of the next cube; None: none is left. */
            price: number | null;
            /** @description Factories left on the board. */
            factories: number;
            /** @description Of the next one; None: none is left. */
            factory_cost: number | null;
            /** @description For a delivery now. */
            pay: number;
            /** @description Of the cube after the next one. */
            next_price: number | null;
            next_factory_cost: number | null;
            /** @description Once one more factory is built. */
            next_pay: number | null;
        };
        /**
         * Options
         * @description What is not said here is refused (IS-SETUP-02).
         */
        Options: {
            /**
             * @description Normal: one of the cards. Fixed: as for a first game. Random: everything is drawn.
             * @default normal
             * @enum {unknown}
             */
            setup?: "fixed" | "normal" | "random";
            /**
             * @description Normal: the card, such as n31 to n35 of the usual board for three; left out: one of those for the number of players, drawn.
             * @default null
             */
            setup_card?: string | null;
            /**
             * @description Hidden: everybody sees only their own money.
             * @default open
             * @enum {unknown}
             */
            money?: "hidden" | "open";
            /**
             * @description A hand may be placed on any tile without effect.
             * @default false
             */
            empty_actions?: boolean;
            /**
             * @description Limited: the goods of the box, 40 of each on the usual board.
             * @default unlimited
             * @enum {unknown}
             */
            goods_supply?: "limited" | "unlimited";
            /**
             * @description Limited: the car tiles of the box, 70 on the usual board.
             * @default unlimited
             * @enum {unknown}
             */
            car_supply?: "limited" | "unlimited";
            /**
             * @description Who is ahead with as much money: the more influential, or nobody.
             * @default influence
             * @enum {unknown}
             */
            tie?: "influence" | "shared";
        };
        /**
         * OrderGood
         * @description Buy or order: order one good for the next round.
         */
        OrderGood: {
            /** @enum {unknown} */
            do: "order-good";
            /** @enum {unknown} */
            good: "coal" | "iron" | "stone" | "wood";
        };
        /** OrderReceived */
        OrderReceived: {
            /** @enum {unknown} */
            event: "order-received";
            seat: number;
            goods: {
                [key: string]: number;
            };
        };
        /**
         * Pass
         * @description Pass: place the hand without an action.
         */
        Pass: {
            /** @enum {unknown} */
            do: "pass";
        };
        /**
         * Philanthropize
         * @description Philanthropize: pay for steps of influence.
         */
        Philanthropize: {
            /** @enum {unknown} */
            do: "philanthropize";
            steps: number;
        };
        /** PlanLink */
        PlanLink: {
            link: string;
            to: string;
            /** @enum {unknown} */
            kind: "bridge" | "plain" | "tunnel";
            effort: number;
            /** @description To other players; for access to the state railway its price. */
            fee: number;
            access: boolean;
            /** @description Guldens for a station that the city before it needs; 0: none. */
            station: number;
        };
        /** PointSpent */
        PointSpent: {
            /** @enum {unknown} */
            event: "point-spent";
            seat: number;
            /** @enum {unknown} */
            on: "car" | "influence" | "share";
            /** @description How much more of it there is from now on, with a passenger car. */
            income: number;
        };
        /** PointsForgone */
        PointsForgone: {
            /** @enum {unknown} */
            event: "points-forgone";
            seat: number;
            points: number;
        };
        /**
         * Produce
         * @description Produce: store one good of a factory.
         */
        Produce: {
            /** @enum {unknown} */
            do: "produce";
            site: string;
        };
        /**
         * RaiseShare
         * @description Share value: one step up, for influence.
         */
        RaiseShare: {
            /** @enum {unknown} */
            do: "raise-share";
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
            rounds: number;
            hands: number;
            /** @description How many get as many hands. */
            seats: number;
        };
        /** RoundView */
        RoundView: {
            round: number;
            hands: number;
            /** @description The most goods on a landing; None: ordering is over. */
            shipment: number | null;
            arrivals: components["schemas"]["Goods"];
        };
        /**
         * ScoreStep
         * @description What a step of the scoring brings or takes, and what one has after it.
         */
        ScoreStep: {
            /** @description As the sources of the result are named. */
            step: string;
            amount: number;
            sum: number;
            /**
             * @description What each thing brings, where it is the same for all.
             * @default
             */
            tariff: string;
        };
        /**
         * SeatView
         * @description What lies before a seat; `money` and `bid` are there only for who may see them.
         */
        SeatView: {
            money: number | null;
            influence: number;
            goods: components["schemas"]["Goods"];
            landing: components["schemas"]["Goods"];
            /** @description How many more goods fit beside coal on engines. */
            room: number;
            /** @description How many more coal fit on engines. */
            coal_room: number;
            engines: number[];
            free_cars: number;
            reserved_cars: number;
            passenger_cars: number;
            /** @description Open floors of the warehouse. */
            floors: number;
            idle: number[];
            working: number[];
            /** @description How many more can be hired. */
            workers_left: number;
            engineers: ("bridge" | "tunnel")[];
            tracks: string[];
            tracks_left: number;
            /** @description Wien included. */
            stations: string[];
            stations_left: number;
            factories: components["schemas"]["Factory"][];
            contracts: string[];
            share: number;
            investors: number;
            shareholders: number;
            gold_keys: ("blue" | "bronze" | "green" | "white")[];
            silver_keys: ("blue" | "bronze" | "green" | "white")[];
            hands: {
                [key: string]: number;
            };
            hands_left: number;
            /** @description Of the next round. */
            income: number;
            has_bid: boolean;
            /** @description The sealed bid, for its own seat alone. */
            bid: number | null;
            /** @description Of the network. */
            cities: string[];
        };
        /**
         * SecureContract
         * @description Contract: take a card of the display.
         */
        SecureContract: {
            /** @enum {unknown} */
            do: "secure-contract";
            contract: string;
        };
        /**
         * SellShare
         * @description Free: the topmost investor becomes a shareholder and pays the share value.
         */
        SellShare: {
            /** @enum {unknown} */
            do: "sell-share";
        };
        /** SemmeringTaken */
        SemmeringTaken: {
            /** @enum {unknown} */
            event: "semmering-taken";
            seat: number;
            link: string;
        };
        /** ShareMoved */
        ShareMoved: {
            /** @enum {unknown} */
            event: "share-moved";
            seat: number;
            value: number;
            /** @description Of the value; below 0: it falls. */
            change: number;
        };
        /** ShareSold */
        ShareSold: {
            /** @enum {unknown} */
            event: "share-sold";
            seat: number;
            value: number;
            shareholders: number;
        };
        /** ShareholdersPaid */
        ShareholdersPaid: {
            /** @enum {unknown} */
            event: "shareholders-paid";
            seat: number;
            shareholders: number;
            amount: number;
            total: number;
        };
        /** ShipmentArrived */
        ShipmentArrived: {
            /** @enum {unknown} */
            event: "shipment-arrived";
            goods: {
                [key: string]: number;
            };
            /** @description Without a space on the market. */
            lost: {
                [key: string]: number;
            };
        };
        /** SiteView */
        SiteView: {
            id: string;
            /** @description The printed price or that of a station; None: the price of the factory board. */
            cost: number | null;
            seat: number | null;
            good: ("coal" | "iron" | "stone" | "wood") | null;
            goods: number;
        };
        /**
         * Spend
         * @description Spend one business point.
         */
        Spend: {
            /** @enum {unknown} */
            do: "spend";
            /** @enum {unknown} */
            on: "car" | "influence" | "share";
        };
        /**
         * Staff
         * @description Build a building: the worker that settles at the new factory.
         */
        Staff: {
            /** @enum {unknown} */
            do: "staff";
            /** @enum {unknown} */
            level: 1 | 2 | 3;
            /** @enum {unknown} */
            area: "idle" | "working";
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
        /** StationBuilt */
        StationBuilt: {
            /** @enum {unknown} */
            event: "station-built";
            seat: number;
            city: string;
            price: number;
            /** @description How much more of it there is from now on. */
            income: number;
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
        /** TrackLaid */
        TrackLaid: {
            /** @enum {unknown} */
            event: "track-laid";
            seat: number;
            link: string;
            /** @description The one that is new; None for a link inside the network. */
            city: string | null;
            effort: number;
        };
        /** TrainBought */
        TrainBought: {
            /** @enum {unknown} */
            event: "train-bought";
            seat: number;
            level: number;
            price: number;
            cars: number;
            coal: number;
        };
        /** TrainUpgraded */
        TrainUpgraded: {
            /** @enum {unknown} */
            event: "train-upgraded";
            seat: number;
            level: number;
            to: number;
            price: number;
            cars: number;
        };
        /**
         * TriestePlan
         * @description A cheap way to Trieste from the own network.
         */
        TriestePlan: {
            links: components["schemas"]["PlanLink"][];
            /** @description Main actions for tracks, two in each. */
            actions: number;
            effort: number;
            /** @description Materials for all of them. */
            goods: components["schemas"]["Goods"];
            /** @description Guldens for fees, access and stations. */
            fees: number;
            /** @description Those that have still to be hired. */
            engineers: ("bridge" | "tunnel")[];
            /** @description Guldens for them. */
            engineer_cost: number;
            /** @description Guldens on arrival. */
            bonus: number;
            /** @description Materials that are neither stored nor ordered yet. */
            lacking: components["schemas"]["Goods"];
            /** @description Effort beyond the experience of the idle workers. */
            effort_lacking: number;
            /** @description Guldens after fees, engineers and the bonus; below 0: so many are lacking before anything is bought; None: money is hidden. */
            left: number | null;
        };
        /**
         * Turn
         * @description What has happened in a turn that goes on.
         */
        Turn: {
            /**
             * @description Where the hand lies; left out: it is not yet placed.
             * @default null
             */
            action: ("build_building" | "build_tracks" | "buy_or_order" | "contract" | "fundraise" | "hire" | "pass" | "philanthropize" | "produce" | "share_value" | "train") | null;
            /**
             * @description Whether the main action allows nothing further.
             * @default false
             */
            done: boolean;
            /**
             * @description Whether the hand was placed without effect.
             * @default false
             */
            idled: boolean;
            /** @default false */
            delivered: boolean;
            /**
             * @description Tracks of this action.
             * @default 0
             */
            built: number;
            /**
             * @description The track for which a crew is asked.
             * @default null
             */
            link: string | null;
            /**
             * @description The experience that the crew still lacks.
             * @default 0
             */
            effort: number;
            /**
             * @description Experience left over for the second track.
             * @default 0
             */
            surplus: number;
            /**
             * @description Where the workers of this action are hired.
             * @default null
             */
            column: [
                "blue" | "bronze" | "green" | "white",
                number
            ] | null;
            /**
             * @description Sites that have produced.
             * @default []
             */
            produced: string[];
            /**
             * @description The factory for which a worker is asked.
             * @default null
             */
            site: string | null;
            /**
             * @description Business points that are open.
             * @default 0
             */
            points: number;
        };
        /** TurnOrderSet */
        TurnOrderSet: {
            /** @enum {unknown} */
            event: "turn-order-set";
            order: number[];
        };
        /**
         * UpgradeTrain
         * @description Train: replace an engine by a higher one.
         */
        UpgradeTrain: {
            /** @enum {unknown} */
            do: "upgrade-train";
            level: number;
            to: number;
        };
        /**
         * WayLink
         * @description A link of a way to Trieste over other players' tracks, and who is paid.
         */
        WayLink: {
            link: string;
            seat: number;
            amount: number;
        };
        /**
         * WayPaid
         * @description A link of the way to Trieste over somebody else's track.
         */
        WayPaid: {
            /** @enum {unknown} */
            event: "way-paid";
            seat: number;
            link: string;
            to: number;
            amount: number;
        };
        /**
         * Wealth
         * @description The scoring of one seat, step by step, in guldens.
         */
        Wealth: {
            seat: number;
            /** @description Whether somebody is taken to be connected. */
            trieste: boolean;
            money: number;
            income: number;
            doubled: boolean;
            goods: number;
            gold_keys: {
                [key: string]: number;
            };
            silver_keys: {
                [key: string]: number;
            };
            /** @description Those that are not above the seat. */
            hubs: ("blue" | "bronze" | "green" | "white")[];
            hub_bonus: number;
            contracts: components["schemas"]["ContractScore"][];
            way: components["schemas"]["WayLink"][];
            fees_paid: number;
            fees_received: number;
            /** @description The sum before the shareholders' cut. */
            before: number;
            shareholders: number;
            cut: number;
            total: number;
            /** @description The same in the order of the scoring, with the sum after each step. */
            steps: components["schemas"]["ScoreStep"][];
        };
        /**
         * Work
         * @description Build tracks: send one idle worker of a level to work.
         */
        Work: {
            /** @enum {unknown} */
            do: "work";
            /** @enum {unknown} */
            level: 1 | 2 | 3;
        };
        /** WorkerHired */
        WorkerHired: {
            /** @enum {unknown} */
            event: "worker-hired";
            seat: number;
            /** @enum {unknown} */
            hub: "blue" | "bronze" | "green" | "white";
            column: number;
            price: number;
        };
        /** WorkerSent */
        WorkerSent: {
            /** @enum {unknown} */
            event: "worker-sent";
            seat: number;
            level: number;
        };
        /** WorkersTrained */
        WorkersTrained: {
            /** @enum {unknown} */
            event: "workers-trained";
            seat: number;
            /** @description Afterwards, of level 1, 2, 3. */
            idle: number[];
            were_idle: number[];
            were_working: number[];
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
