// Made by `make reference` from the types of the server: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActionSelected */
        ActionSelected: {
            /** @enum {unknown} */
            event: "action-selected";
            seat: number;
            action: string;
        };
        /**
         * AgeOfSteamForecast
         * @description Income and expenses of this turn, as they stand now; once they are paid, nothing more comes
         *         of them in this turn.
         */
        AgeOfSteamForecast: {
            seat: number;
            income: number;
            /** @description Shares and engine: what Pay Expenses asks for; who is out owes nothing. */
            upkeep: number;
            /** @description Income minus upkeep. */
            net: number;
            /** @description Cash after Collect Income and Pay Expenses; what there is, if these are done. */
            money_after: number;
            /** @description Income that a lack of cash will cost. */
            shortage: number;
            /** @description Whether the shortage is more than the income. */
            eliminated: boolean;
            /** @description What Income Reduction takes afterwards. */
            reduction: number;
            income_after: number;
            /** @description The income from which the reduction is higher; None: no higher band. */
            next_band: number | null;
            share_price: number;
            shares_left: number;
            score: number;
        };
        /** AgeOfSteamPosition */
        AgeOfSteamPosition: {
            /**
             * @default age-of-steam
             * @enum {unknown}
             */
            game: "age-of-steam";
            /** @default rust-belt */
            board: string;
            /** @default {} */
            options: {
                [key: string]: boolean | number | string;
            };
            /** @default null */
            luck: components["schemas"]["Luck"] | null;
            /** @default 1 */
            turn: number;
            /**
             * @default issue-shares
             * @enum {unknown}
             */
            phase: "build-track" | "determine-player-order" | "goods-growth" | "issue-shares" | "move-goods" | "over" | "select-actions";
            /**
             * @description Whose decision; left out: the first one in the phase's order.
             * @default null
             */
            seat: number | null;
            players: components["schemas"]["Player"][];
            /**
             * @description The player order; left out: seats 0, 1, 2, … that are not out.
             * @default null
             */
            order: number[] | null;
            /** @default [] */
            tiles: components["schemas"]["Tile"][];
            /** @default [] */
            new_cities: components["schemas"]["NewCity"][];
            /**
             * @description The cubes on cities and towns, by hex.
             * @default {}
             */
            cubes: {
                [key: string]: ("black" | "blue" | "purple" | "red" | "white" | "yellow")[];
            };
            /**
             * @description The Goods Display by column (`light 1` … `dark 6`, `A` … `H`), 1st box first, None: empty.
             * @default {}
             */
            display: {
                [key: string]: (("black" | "blue" | "purple" | "red" | "white" | "yellow") | null)[];
            };
            /**
             * @description Left out: every cube of the box that is neither on the map nor on the display.
             * @default null
             */
            bag: {
                [key: string]: number;
            } | null;
            /** @default null */
            auction: components["schemas"]["Auction"] | null;
            /** @default null */
            build: components["schemas"]["Build"] | null;
            /** @default null */
            move: components["schemas"]["Move"] | null;
            /**
             * @description Goods Growth: the cubes in the hand of the player who produces.
             * @default []
             */
            drawn: ("black" | "blue" | "purple" | "red" | "white" | "yellow")[];
        };
        /**
         * AgeOfSteamView
         * @description Everything is open in Age of Steam but the luck to come, which is absent here.
         */
        AgeOfSteamView: {
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
            forecasts: components["schemas"]["AgeOfSteamForecast"][];
            /** @description As the viewer may know it. */
            result: components["schemas"]["Result"] | null;
            warnings: components["schemas"]["Caution"][];
            position: components["schemas"]["AgeOfSteamPosition"];
            links: components["schemas"]["Link"][];
            parts: components["schemas"]["Parts"];
        };
        AnyAction: components["schemas"]["IssueShares"] | components["schemas"]["Bid"] | components["schemas"]["DropOut"] | components["schemas"]["Pass"] | components["schemas"]["SelectAction"] | components["schemas"]["Urbanize"] | components["schemas"]["BuildTrack"] | components["schemas"]["BuildTown"] | components["schemas"]["EndBuild"] | components["schemas"]["Deliver"] | components["schemas"]["UpgradeEngine"] | components["schemas"]["Decline"] | components["schemas"]["DrawGoods"] | components["schemas"]["SkipProduction"] | components["schemas"]["StockGoods"];
        AnyEvent: components["schemas"]["TableLaid"] | components["schemas"]["GoodsLaidOut"] | components["schemas"]["OrderRolled"] | components["schemas"]["TurnStarted"] | components["schemas"]["SharesIssued"] | components["schemas"]["BidMade"] | components["schemas"]["BidPassed"] | components["schemas"]["PlaceTaken"] | components["schemas"]["ActionSelected"] | components["schemas"]["EngineRaised"] | components["schemas"]["CityPlaced"] | components["schemas"]["TrackBuilt"] | components["schemas"]["BuildEnded"] | components["schemas"]["TrackLapsed"] | components["schemas"]["CubeDelivered"] | components["schemas"]["MoveDeclined"] | components["schemas"]["IncomeCollected"] | components["schemas"]["ExpensesPaid"] | components["schemas"]["PlayerEliminated"] | components["schemas"]["IncomeReduced"] | components["schemas"]["GoodsDrawn"] | components["schemas"]["GoodsStocked"] | components["schemas"]["GoodsReturned"] | components["schemas"]["ProductionSkipped"] | components["schemas"]["GoodsGrown"] | components["schemas"]["ExtraCubeGrown"] | components["schemas"]["GameEnded"];
        AnyOptions: components["schemas"]["Options"];
        AnyView: components["schemas"]["AgeOfSteamView"];
        /**
         * Auction
         * @description Determine Player Order, half-way.
         */
        Auction: {
            /** @description The seats still bidding, in the old player order. */
            bidding: number[];
            /**
             * @description What each seat has bid, the dropped ones included.
             * @default {}
             */
            bids: {
                [key: string]: number;
            };
            /**
             * @description The seats that dropped out, first one first.
             * @default []
             */
            dropped: number[];
            /**
             * @description Whether the holder of Turn Order may still pass.
             * @default false
             */
            pass_left: boolean;
        };
        /**
         * Bid
         * @description Bid for a place in the player order.
         */
        Bid: {
            /** @enum {unknown} */
            do: "bid";
            amount: number;
        };
        /** BidMade */
        BidMade: {
            /** @enum {unknown} */
            event: "bid-made";
            seat: number;
            amount: number;
        };
        /** BidPassed */
        BidPassed: {
            /** @enum {unknown} */
            event: "bid-passed";
            seat: number;
        };
        /**
         * Build
         * @description Build Track, half-way through a player's turn.
         */
        Build: {
            /** @default 3 */
            left: number;
            /**
             * @description The hexes already built on in this turn.
             * @default []
             */
            hexes: string[];
            /** @default false */
            urbanized: boolean;
        };
        /** BuildEnded */
        BuildEnded: {
            /** @enum {unknown} */
            event: "build-ended";
            seat: number;
            builds_left: number;
        };
        /**
         * BuildTown
         * @description Place or replace a tile in a town: all exits that the town shall have.
         */
        BuildTown: {
            /** @enum {unknown} */
            do: "build-town";
            hex: string;
            exits: number[];
        };
        /**
         * BuildTrack
         * @description Place, replace or redirect: the tracks that the hex shall show, each a pair of edges.
         */
        BuildTrack: {
            /** @enum {unknown} */
            do: "build-track";
            hex: string;
            tracks: [
                number,
                number
            ][];
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
         * CityPlaced
         * @description `city` is the letter of the New City, `takes` the good that it accepts.
         */
        CityPlaced: {
            /** @enum {unknown} */
            event: "city-placed";
            seat: number;
            hex: string;
            city: string;
            takes: string;
        };
        /**
         * CubeDelivered
         * @description `route` are the stops, `owners` who has the links between them (None: nobody).
         */
        CubeDelivered: {
            /** @enum {unknown} */
            event: "cube-delivered";
            seat: number;
            good: string;
            route: string[];
            owners: (number | null)[];
            /** @description The income that each owner got, as (seat, links). */
            gains: [
                number,
                number
            ][];
            /** @description The mover's extra. */
            bonus: number;
            /** @description Where the cube goes: `bag`, or `box` where it is out of the game. */
            to: string;
        };
        /**
         * Decline
         * @description Move nothing in this round.
         */
        Decline: {
            /** @enum {unknown} */
            do: "decline";
        };
        /**
         * Deliver
         * @description Move a cube: where it lies, and the edge by which it leaves each stop.
         */
        Deliver: {
            /** @enum {unknown} */
            do: "deliver";
            /** @enum {unknown} */
            good: "black" | "blue" | "purple" | "red" | "white" | "yellow";
            hex: string;
            exits: number[];
        };
        /**
         * DrawGoods
         * @description Production: draw two cubes from the bag.
         */
        DrawGoods: {
            /** @enum {unknown} */
            do: "draw-goods";
        };
        /**
         * DropOut
         * @description Leave the bidding and take the last free place.
         */
        DropOut: {
            /** @enum {unknown} */
            do: "drop-out";
        };
        /**
         * EndBuild
         * @description Build no more this turn.
         */
        EndBuild: {
            /** @enum {unknown} */
            do: "end-build";
        };
        /**
         * EngineRaised
         * @description By one link, to so many.
         */
        EngineRaised: {
            /** @enum {unknown} */
            event: "engine-raised";
            seat: number;
            links: number;
        };
        /** ExpensesPaid */
        ExpensesPaid: {
            /** @enum {unknown} */
            event: "expenses-paid";
            seat: number;
            due: number;
            paid: number;
            income_lost: number;
        };
        /** ExtraCubeGrown */
        ExtraCubeGrown: {
            /** @enum {unknown} */
            event: "extra-cube-grown";
            city: string;
            good: string;
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
        /** GoodsDrawn */
        GoodsDrawn: {
            /** @enum {unknown} */
            event: "goods-drawn";
            seat: number;
            goods: string[];
        };
        /**
         * GoodsGrown
         * @description One side's dice, and the cubes that they bring: city, good and the box that it lay on.
         */
        GoodsGrown: {
            /** @enum {unknown} */
            event: "goods-grown";
            side: string;
            dice: number[];
            cubes: [
                string,
                string,
                string
            ][];
        };
        /**
         * GoodsLaidOut
         * @description The cubes of the set-up, by the boxes of the Goods Display and the places of the map.
         */
        GoodsLaidOut: {
            /** @enum {unknown} */
            event: "goods-laid-out";
            /** @description The good on each box. */
            display: {
                [key: string]: string;
            };
            cubes: {
                [key: string]: string[];
            };
            /**
             * @description The good of the towns, which is not drawn from the bag.
             * @default null
             */
            cotton: string | null;
        };
        /** GoodsReturned */
        GoodsReturned: {
            /** @enum {unknown} */
            event: "goods-returned";
            seat: number;
            goods: string[];
        };
        /**
         * GoodsStocked
         * @description `box` is a box of the Goods Display.
         */
        GoodsStocked: {
            /** @enum {unknown} */
            event: "goods-stocked";
            seat: number;
            good: string;
            box: string;
        };
        /** IncomeCollected */
        IncomeCollected: {
            /** @enum {unknown} */
            event: "income-collected";
            seat: number;
            amount: number;
        };
        /** IncomeReduced */
        IncomeReduced: {
            /** @enum {unknown} */
            event: "income-reduced";
            seat: number;
            loss: number;
            income: number;
        };
        /**
         * IssueShares
         * @description Issue this many shares; 0 issues none.
         */
        IssueShares: {
            /** @enum {unknown} */
            do: "issue-shares";
            shares: number;
        };
        /**
         * Link
         * @description A completed link between two stops.
         */
        Link: {
            id: string;
            ends: [
                string,
                string
            ];
            /** @description None: nobody's. */
            owner: number | null;
            sections: number;
            /** @description Its sections from the first stop to the other. */
            path: components["schemas"]["LinkStep"][];
        };
        /**
         * LinkStep
         * @description A section of a link: two edges of a hex, or the one exit of a town where it ends.
         */
        LinkStep: {
            hex: string;
            exits: number[];
        };
        /**
         * Luck
         * @description The memory of the state's chance.
         */
        Luck: {
            /**
             * @description The numbers of the generator.
             * @default null
             */
            seeded: number[] | null;
            /**
             * @description How many outcomes of a script were used, then all its outcomes.
             * @default null
             */
            scripted: number[] | null;
        };
        /**
         * Move
         * @description Move Goods: the round, and who has already moved the engine disk this turn.
         */
        Move: {
            /**
             * @default 1
             * @enum {unknown}
             */
            round: 1 | 2;
            /** @default [] */
            upgraded: number[];
        };
        /** MoveDeclined */
        MoveDeclined: {
            /** @enum {unknown} */
            event: "move-declined";
            seat: number;
        };
        /** NewCity */
        NewCity: {
            hex: string;
            /** @enum {unknown} */
            city: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
        };
        /**
         * Options
         * @description Typed: what is not in this list is refused (AOS-SETUP-02).
         */
        Options: {
            /**
             * @description How the first player order is found: three dice each with rerolled ties, or a shuffle.
             * @default dice
             * @enum {unknown}
             */
            start_order?: "dice" | "shuffle";
            /**
             * @description When the Turn Order pass may be used with two bidders left.
             * @default always
             * @enum {unknown}
             */
            turn_order_pass?: "always" | "not-against-high-bid" | "not-with-two-left";
            /**
             * @description Whether a hex may be built on twice in one build turn.
             * @default false
             */
            rebuild_same_hex?: boolean;
            /**
             * @description Which physical tile serves a town with four exits when several could.
             * @default crossing-first
             * @enum {unknown}
             */
            four_exit_town?: "coexist-first" | "crossing-first";
            /**
             * @description Whether redirecting both tracks of a tile costs one redirect or two.
             * @default tile
             * @enum {unknown}
             */
            double_redirect?: "tile" | "track";
            /**
             * @description Who may redirect an unowned end: who could have laid that track, or everybody.
             * @default connected
             * @enum {unknown}
             */
            redirect_unowned?: "anyone" | "connected";
            /**
             * @description Whether a tile may bend a dangling end and add a second track at once.
             * @default false
             */
            redirect_and_add?: boolean;
            /**
             * @description Whether a New City may be placed after track was built in the same turn.
             * @default false
             */
            urbanize_any_time?: boolean;
            /**
             * @description Which reduction table: they differ at an income of exactly 50.
             * @default 2009
             * @enum {unknown}
             */
            income_reduction?: "2009" | "deluxe";
            /**
             * @description Whether the game ends at once when one player is left.
             * @default true
             */
            last_player_ends?: boolean;
            /**
             * @description Whether the drawn cubes may be put back after they were seen.
             * @default false
             */
            decline_production_after_draw?: boolean;
        };
        /**
         * OrderRolled
         * @description The first player order. Tied seats roll again, so a seat may appear twice; without rolls the
         *         order was shuffled.
         */
        OrderRolled: {
            /** @enum {unknown} */
            event: "order-rolled";
            rolls: [
                number,
                number[]
            ][];
            order: number[];
        };
        /**
         * Parts
         * @description What is left in the box.
         */
        Parts: {
            tiles: {
                [key: string]: number;
            };
            town_disks: number;
            new_cities: string[];
            /** @description Ownership markers that each seat still has. */
            markers: number[];
        };
        /**
         * Pass
         * @description Use the Turn Order action: stay in the bidding without a bid, once.
         */
        Pass: {
            /** @enum {unknown} */
            do: "pass";
        };
        /**
         * PlaceTaken
         * @description A bidder's place is fixed: by dropping out, or as the last one left.
         */
        PlaceTaken: {
            /** @enum {unknown} */
            event: "place-taken";
            seat: number;
            place: number;
            paid: number;
            dropped: boolean;
        };
        /**
         * Player
         * @description One seat's holdings; left out: as at the start of the game.
         */
        Player: {
            /** @default 10 */
            money: number;
            /** @default 0 */
            income: number;
            /** @default 2 */
            shares: number;
            /** @default 1 */
            engine: number;
            /**
             * @description This turn's action; before Select Actions, still the one of the turn before.
             * @default null
             */
            action: ("Engineer" | "First Build" | "First Move" | "Locomotive" | "Production" | "Turn Order" | "Urbanization") | null;
            /** @default false */
            out: boolean;
        };
        /**
         * PlayerEliminated
         * @description `owed` is what the income had fallen below 0, where nobody's stays.
         */
        PlayerEliminated: {
            /** @enum {unknown} */
            event: "player-eliminated";
            seat: number;
            owed: number;
        };
        /** ProductionSkipped */
        ProductionSkipped: {
            /** @enum {unknown} */
            event: "production-skipped";
            seat: number;
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
         * SelectAction
         * @description Take one of the seven actions for this turn.
         */
        SelectAction: {
            /** @enum {unknown} */
            do: "select-action";
            /** @enum {unknown} */
            action: "Engineer" | "First Build" | "First Move" | "Locomotive" | "Production" | "Turn Order" | "Urbanization";
        };
        /** SharesIssued */
        SharesIssued: {
            /** @enum {unknown} */
            event: "shares-issued";
            seat: number;
            shares: number;
            money: number;
        };
        /**
         * SkipProduction
         * @description Production: draw nothing, or (by option) put the drawn cubes back.
         */
        SkipProduction: {
            /** @enum {unknown} */
            do: "skip-production";
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
         * StockGoods
         * @description Production: put a drawn cube on an empty box; the 1st box is the top one.
         *
         *         The column is `light 1` … `dark 6` for the starting cities, `A` … `H` for the New Cities.
         */
        StockGoods: {
            /** @enum {unknown} */
            do: "stock-goods";
            /** @enum {unknown} */
            good: "black" | "blue" | "purple" | "red" | "white" | "yellow";
            column: string;
            box: number;
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
         * Tile
         * @description A tile on a hex. `tile` names the kind; left out: the first kind that fits.
         */
        Tile: {
            hex: string;
            track: components["schemas"]["Track"][];
            /** @default null */
            tile: string | null;
        };
        /**
         * Track
         * @description A piece of track on a tile: two exits, or one exit of a town. Owner None: unowned.
         */
        Track: {
            exits: number[];
            /** @default null */
            owner: number | null;
            /**
             * @description Laid in the build turn that is going on, so its section does not lapse at its end.
             * @default false
             */
            laid: boolean;
        };
        /**
         * TrackBuilt
         * @description `how` is place, replace or redirect; `tracks` or, in a town, `exits` is what the hex shows
         *         now; `completes` are the stops of the links that it finished.
         */
        TrackBuilt: {
            /** @enum {unknown} */
            event: "track-built";
            seat: number;
            hex: string;
            how: string;
            tile: string;
            tracks: [
                number,
                number
            ][];
            exits: number[];
            price: number;
            completes: [
                string,
                string
            ][];
        };
        /** TrackLapsed */
        TrackLapsed: {
            /** @enum {unknown} */
            event: "track-lapsed";
            seat: number;
            hexes: string[];
        };
        /** TurnStarted */
        TurnStarted: {
            /** @enum {unknown} */
            event: "turn-started";
            turn: number;
            turns: number;
        };
        /**
         * UpgradeEngine
         * @description Move the engine disk up one link instead of moving goods.
         */
        UpgradeEngine: {
            /** @enum {unknown} */
            do: "upgrade-engine";
        };
        /**
         * Urbanize
         * @description Put a New City tile on a town.
         */
        Urbanize: {
            /** @enum {unknown} */
            do: "urbanize";
            hex: string;
            /** @enum {unknown} */
            city: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
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
