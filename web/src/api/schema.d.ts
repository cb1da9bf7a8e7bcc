// Made by `make reference` from the types of the server: do not edit.

export interface paths {
    "/api/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the password of this server; a cookie remembers it. */
        post: operations["enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games with their boards and options, and the bots. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A board of the game as text and as data, with the JSON Schema of such files. */
        get: operations["board"];
        put?: never;
        /** What is wrong with a board file of your own, at which place; where nothing is, its picture. Nothing is kept here. */
        post: operations["check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A board, empty, as a picture. */
        get: operations["board_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that can be pointed at on a board, and the printed tables. */
        get: operations["plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules as implemented, each with its id. */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON Schema of all that the game says and understands. */
        get: operations["schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/setup-luck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is rolled or drawn next in a set-up, for a table whose luck is typed in. */
        post: operations["setup_luck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lessons that come with the games, first things first. */
        get: operations["lessons"];
        put?: never;
        /** Begin a lesson: a private table of your own, where the others are bots. What is wrong with a file of your own is told with its place, field and reason (`faults`). */
        post: operations["begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am, and where I sit. */
        get: operations["me"];
        put?: never;
        /** Become a player: a key is made, which is all that it takes. */
        post: operations["new_player"];
        delete?: never;
        options?: never;
        head?: never;
        /** Choose another name; tables that you sit at already keep the one they know. */
        patch: operations["rename"];
        trace?: never;
    };
    "/api/me/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a browser yours: it keeps the key that this call is made with. A personal link does it. */
        post: operations["this_device"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new key in place of the old one, which opens nothing any more. */
        post: operations["another_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How you are told while you are away. */
        get: operations["shown"];
        /** Choose how you are told while you are away: by webhook (plain JSON, Discord, Slack), mail. A mail with a link goes to addresses that are new: nothing else is sent there until its button is pressed. */
        put: operations["choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notify/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try out all your channels: a notice goes to each of them at once; to an address that is not confirmed another confirmation, unless one was sent just now. */
        post: operations["test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A table of your own that goes on from a record, or from a game recorded elsewhere. */
        post: operations["bring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public tables, those touched last first. */
        get: operations["listed"];
        put?: never;
        /** Make a table. */
        post: operations["make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table: who sits there, how it stands, what is asked of everybody. */
        get: operations["look"];
        put?: never;
        post?: never;
        /** Delete a table with all that belongs to it. */
        delete: operations["delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide, for the position of a moment. A decision for another position is not played (409). */
        post: operations["submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Once the game is over: a private table of your own with the same set-up and the same luck. Nothing is promised there: the luck is known. */
        post: operations["again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to what is asked of the table, or decline. */
        post: operations["agree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Once the game is over: one turn thought over again, by what its seat knew then. The turns are the `marks` of the log. */
        post: operations["analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the table for what needs everybody's consent: going back past a floor, a bot for somebody who is absent, ending the game here. */
        post: operations["ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked now, in a sentence: for lists, without all that can be answered. */
        get: operations["asked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said, after so many lines. */
        get: operations["chat"];
        put?: never;
        /** Say something at the table. */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the clock, or let it run again. */
        post: operations["stop_clock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End your turn, which waits for it. */
        post: operations["end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A private table of your own from any position, with fresh luck. */
        post: operations["fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a bot would do in your place, and what would come of it. */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on from a step of the lesson that is only to be read. */
        post: operations["go_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is new at a table, as it happens.
         * @description A WebSocket for one viewer. The first message is `hello`, with a key where there is no cookie and up to where the viewer knows the table; `still` at least every minute says that somebody is there. The server sends what is new as soon as it is on disk: no gap, no repeat.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log in words, after so many actions. */
        get: operations["log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/log/since-my-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log since your last turn; before it, from the beginning. */
        get: operations["since_my_turn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/luck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Type in what the dice and draws of the real table gave; what is asked for stands in the table's `luck`. */
        post: operations["type_luck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody talk no more at your table, or again. */
        post: operations["mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new since a moment: steps with their events, view, prompt, as you may know them. */
        get: operations["news"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own note about the table; nobody else reads it. */
        get: operations["note"];
        /** Keep a note about the table. */
        put: operations["keep_note"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you are told of this table while you are away. */
        get: operations["table_shown"];
        /** Be told nothing of this table, or as everywhere. */
        put: operations["table_chosen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a standing order, or call it off. */
        post: operations["order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a picture; that of the end tells the ranking. */
        get: operations["picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that can be pointed at on this table's board; the same throughout the game. */
        get: operations["table_plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an action, or a shortcut, would do, up to the first luck or reveal; nothing changes. */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record: after the end the whole game with its luck, before it a position that you can imagine. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do again what you took back last. */
        post: operations["redo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same again, once the game is over: same set-up, same people, everybody one seat on. It is one table: who asks first makes it, and seats are kept for the others, who sit down there by asking, too. */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Back to the first decision of your turn. */
        post: operations["restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sit down in an open seat, or come back to your own one. */
        post: operations["sit"];
        /** Stand up; once the game has begun, a bot plays on. */
        delete: operations["leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/concede": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the game up; a bot plays your seat on. */
        post: operations["concede"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/kind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a seat to a bot, or open it; this also removes who sits there. */
        put: operations["kind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new link for your seat, for another device or another person; for an open seat the owner can make one. */
        post: operations["seat_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the link of a seat: it is yours from now on, and the link opens nothing any more. */
        post: operations["open_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/shortcut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The actions that a shortcut stands for, or the first refusal; nothing changes. */
        post: operations["shortcut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the game. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Once the game is over: everybody's numbers at the end of each round, score by source, and the moments that decided it, in words. */
        get: operations["story"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Once the game is over: the game in the format in which games like it are exchanged (a game's `transcripts`). */
        get: operations["transcript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Back to your last decision. */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The position after so many actions, as you may know it. */
        get: operations["view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why nothing can be done at a place, or of a kind. */
        get: operations["why_not"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How you wish to be treated: forced decisions, when a turn waits to be ended. */
        post: operations["wishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server and its database answer; 503 where the database does not. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the server does, as Prometheus reads it. */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document. */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * About
         * @description A table as one viewer may know it, without the game.
         */
        About: {
            id: string;
            status: string;
            table: components["schemas"]["Summary"];
            moment: number;
            /** @description How many lines have been said. */
            chat: number;
            /** @description The seats that the viewer speaks for. */
            yours: number[];
            /** @description Whether the viewer made the table. */
            owner: boolean;
            /** @description The open seats that are kept for the viewer: nobody else may sit down there. */
            kept: number[];
            /** @description The hash of seed and salt, which are told at the end. */
            commitment: string;
            /** @description When the table last changed: to which time the clocks are read. */
            at: number;
            /** @description What each seat has left; empty: there is no clock. */
            clocks: components["schemas"]["Reading"][];
            /** @description How much time there is for a turn, and what happens when it is over. */
            clock: components["schemas"]["ClockSettings"];
            /**
             * @description The table that this is a rematch or a fork of.
             * @default
             */
            parent: string;
            /**
             * @description The table where the same is played again, if somebody has asked for that.
             * @default
             */
            rematch: string;
            /**
             * @description Why the game ended before its end.
             * @default
             */
            finished: string;
            /** @default null */
            consent: components["schemas"]["ConsentTold"] | null;
            /**
             * @description What has to be typed in before the game goes on; its outcomes for the owner alone.
             * @default null
             */
            luck: components["schemas"]["LuckAsked"] | null;
            /**
             * @description Why what came before a snapshot can no longer be shown.
             * @default
             */
            gap: string;
            /**
             * @description Why this version cannot play the table on.
             * @default
             */
            stuck: string;
            /**
             * @description Whether the owner has stopped the clock.
             * @default false
             */
            stopped: boolean;
            /**
             * @description What the table teaches, and how far that has come; None: it is no lesson.
             * @default null
             */
            lesson: components["schemas"]["LessonTold"] | null;
            /**
             * @description Which of the game's lessons it is; empty: one of somebody's own.
             * @default
             */
            lesson_id: string;
            /**
             * @description None: it is played on a board that comes with the game.
             * @default null
             */
            own_board: components["schemas"]["OwnBoard"] | null;
        };
        /**
         * AboutTold
         * @description The table itself has changed: who sits there, its status, what is asked of everybody.
         */
        AboutTold: {
            /** @enum {unknown} */
            tell: "about";
            about: components["schemas"]["About"];
        };
        /** Actions */
        Actions: {
            actions: Record<string, unknown>[];
        };
        /**
         * ActiveHours
         * @description When the clock runs: while clocks on the wall show a time from `from` up to `until`.
         */
        ActiveHours: {
            /** @description Such as 08:00. */
            from: string;
            /** @description Such as 22:30; before `from`: the next day. */
            until: string;
            /**
             * @description A time zone such as Europe/Vienna.
             * @default UTC
             */
            zone?: string;
        };
        /** Again */
        Again: {
            /**
             * @description A kind of bot for the seats of other people; empty: you play them, too.
             * @default greedy
             */
            bots?: string;
        };
        /** Agreeing */
        Agreeing: {
            id: string;
            /** @description The position that it is made for, as the news have named it. */
            moment: number;
            /** @default null */
            seat?: number | null;
            agrees: boolean;
        };
        /** As */
        As: {
            /**
             * @description As which of your seats; left out: the one that is asked.
             * @default null
             */
            seat?: number | null;
        };
        /**
         * Asked
         * @description What is asked now, in a sentence.
         */
        Asked: {
            /** @description Of whom; None: of nobody. */
            seat: number | null;
            sentence: string;
        };
        /** Asking */
        Asking: {
            id: string;
            /** @description The position that it is made for, as the news have named it. */
            moment: number;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            what: "bot" | "finish" | "undo";
            /** @default null */
            about?: number | null;
        };
        /** At */
        At: {
            /**
             * @description As which of your seats; left out: the one that is asked.
             * @default null
             */
            seat?: number | null;
            /**
             * @description After how many actions; left out: now.
             * @default null
             */
            at?: number | null;
        };
        /**
         * Back
         * @description What the viewer could take back now, as far as the viewer may know it.
         */
        Back: {
            /**
             * @description Certain where it is true. Whether another person had anything to choose since is not told, so it is false as soon as one has played.
             * @default false
             */
            undo: boolean;
            /** @default false */
            restart: boolean;
            /** @default false */
            redo: boolean;
            /**
             * @description Whether there is a decision that everybody's consent could take back.
             * @default false
             */
            ask: boolean;
        };
        /**
         * Begun
         * @description One of a game's lessons, or the text of one's own.
         */
        Begun: {
            /** @default  */
            game?: string;
            /** @default  */
            lesson?: string;
            /** @default  */
            text?: string;
        };
        /** Board */
        Board: {
            /**
             * @description One of the game's boards; left out: the usual one.
             * @default
             */
            board?: string;
        };
        /**
         * BoardDraft
         * @description A board file as it is now.
         */
        BoardDraft: {
            /** @description The file itself: to keep, and to make a table with. */
            text: string;
            /** @description The same as data; None: it cannot be read. */
            data: Record<string, unknown> | null;
            problems: components["schemas"]["BoardProblem"][];
            /**
             * @description As SVG; empty: as long as something is wrong there is none.
             * @default
             */
            picture: string;
            /**
             * @description How large the board is, and what lies on it.
             * @default
             */
            words: string;
            /** @default 0 */
            min_seats: number;
            /** @default 0 */
            max_seats: number;
        };
        /**
         * BoardOpened
         * @description A board that comes with the game, to be copied.
         */
        BoardOpened: {
            board: components["schemas"]["BoardDraft"];
            /** @description The JSON Schema of the game's board files: what a form is made of. */
            schema: Record<string, unknown>;
        };
        /**
         * BoardProblem
         * @description What is wrong with a board file: place, field and reason, as `footplate board check` says.
         */
        BoardProblem: {
            place: string;
            field: string;
            reason: string;
            /** @description Where in the data: keys and numbers from the outside, as far as they are there. */
            path: (string | number)[];
        };
        /**
         * BoardTold
         * @description A board that comes with the game.
         */
        BoardTold: {
            id: string;
            title: string;
            min_seats: number;
            max_seats: number;
            /**
             * @description How large it is, and what lies on it.
             * @default
             */
            words: string;
            /**
             * @description Where each block of its data comes from: rulebook, public, reconstructed.
             * @default {}
             */
            sources: {
                [key: string]: string;
            };
            /** @default {} */
            source_notes: {
                [key: string]: string;
            };
            /** @default [] */
            notes: string[];
            /**
             * @description By option and number of seats: the values that this board has for it, with their words.
             * @default {}
             */
            choices: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: string;
                    };
                };
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
        /**
         * Channels
         * @description All ways in which you wish to be told, in place of those you have.
         */
        Channels: {
            channels: (components["schemas"]["Webhook"] | components["schemas"]["Mail"] | components["schemas"]["Kept"])[];
        };
        /**
         * Chart
         * @description A printed table: income bands, shares, costs of factories.
         */
        Chart: {
            id: string;
            title: string;
            columns: string[];
            rows: (number | string | null)[][];
            /**
             * @description Where its numbers come from: rulebook, public, reconstructed.
             * @default
             */
            source: string;
        };
        /**
         * ChatLine
         * @description A line of chat, as everybody at the table reads it.
         */
        ChatLine: {
            number: number;
            at: number;
            name: string;
            seat: number | null;
            words: string;
        };
        /**
         * ChatTold
         * @description Lines that were said since.
         */
        ChatTold: {
            /** @enum {unknown} */
            tell: "chat";
            lines: components["schemas"]["ChatLine"][];
        };
        /**
         * Choice
         * @description One legal action as a person sees it before choosing it.
         */
        Choice: {
            action: Record<string, unknown>;
            label: string;
            /**
             * @description The places and lines that one would click for it, in that order.
             * @default []
             */
            targets?: string[];
            /**
             * @description What the seat gives for it at once, by thing; below 0: it is gained.
             * @default {}
             */
            cost?: {
                [key: string]: number;
            };
            /**
             * @description What can be said without playing it. Of a thing that `cost` names for the seat as well, the effect is the whole change, the cost included. See `Preview.effects` for all of it.
             * @default []
             */
            effects?: components["schemas"]["Effect"][];
            /**
             * @description Whether luck or a reveal follows, so that it cannot be taken back.
             * @default false
             */
            commits?: boolean;
            /**
             * @description What follows from it, in words.
             * @default
             */
            note?: string;
            /**
             * @description What the game has to tell beyond that, in ids and numbers.
             * @default {}
             */
            facts?: Record<string, unknown>;
            /** @default [] */
            warnings?: components["schemas"]["Caution"][];
        };
        /**
         * ClockSettings
         * @description The time that each seat has.
         */
        ClockSettings: {
            /**
             * @description `live`: everybody is there; `daily`: the game lasts for days.
             * @default none
             * @enum {unknown}
             */
            kind?: "daily" | "live" | "none";
            /**
             * @description The time for a turn, anew with each turn: seconds if live, hours if daily.
             * @default 0
             */
            turn?: number;
            /**
             * @description What a seat has once for the whole game, used where the time for a turn does not suffice: in the same unit.
             * @default 0
             */
            reserve?: number;
            /**
             * @description Outside them a daily clock stands still; left out: it runs day and night.
             * @default null
             */
            active?: components["schemas"]["ActiveHours"] | null;
            /**
             * @description What happens to a seat that has no time left: a bot takes it, or the others decide.
             * @default others
             * @enum {unknown}
             */
            on_expiry?: "bot" | "others";
        };
        /**
         * Command
         * @description What all commands at a table have in common.
         */
        Command: {
            id: string;
            /** @description The position that it is made for, as the news have named it. */
            moment: number;
            /** @default null */
            seat?: number | null;
        };
        /**
         * ConsentTold
         * @description What is asked of the table, by whom, and who has agreed.
         */
        ConsentTold: {
            seat: number;
            what: string;
            about: number | null;
            agreed: number[];
            needed: number[];
        };
        /**
         * Course
         * @description Decisions of a seat in a row, and what they bring up to the first luck or reveal.
         */
        Course: {
            actions: Record<string, unknown>[];
            /** @description Of the first few, as the prompts call them; what a shortcut says at once has one. */
            labels: string[];
            /** @description How many decisions each of them is. */
            counts: number[];
            /** @description What all of them change. */
            effects: components["schemas"]["Effect"][];
            /** @description What the seat would come to regret afterwards. */
            warnings: components["schemas"]["Caution"][];
            /** @description Of the seat, as it would stand afterwards; None: it cannot know it. */
            score: number | null;
        };
        /**
         * Done
         * @description It is on disk; the table now stands at this moment.
         */
        Done: {
            moment: number;
        };
        /**
         * Draft
         * @description A board file, as its text or as data; one of the two.
         */
        Draft: {
            /** @default null */
            text?: string | null;
            /** @default null */
            data?: Record<string, unknown> | null;
        };
        /**
         * Drawing
         * @description A set-up at a real table, as far as its dice and draws are typed in.
         */
        Drawing: {
            seats: number;
            /**
             * @description The id of a board, or the text of a board file of one's own; empty: the usual one.
             * @default
             */
            board?: string;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** @default [] */
            outcomes?: number[];
        };
        /**
         * Effect
         * @description A change of what somebody has.
         */
        Effect: {
            /** @description None: the table or the bank. */
            seat: number | null;
            what: string;
            change: number;
        };
        /**
         * Event
         * @description What has happened, as data. The games' own parts are described by `footplate schema GAME`.
         */
        Event: {
            event: string;
        };
        /**
         * Explanation
         * @description Why a bot decides as it does.
         */
        Explanation: {
            sentence: string;
            /** @description The chosen one first, then those that were compared to the end, the best first, then those that were given up earlier: their numbers are of fewer playouts. */
            lines: components["schemas"]["LineTold"][];
            /** @description What follows the chosen one in one imagined course of the game: what the others do, and what the seat itself does then. */
            expected: string[];
        };
        /**
         * Fault
         * @description What is wrong with a file, and where.
         */
        Fault: {
            place: string;
            field: string;
            reason: string;
        };
        /** Fork */
        Fork: {
            /** @default null */
            at?: number | null;
            /** @default null */
            seat?: number | null;
            /**
             * @description A kind of bot for all seats but your own; empty: you play them all.
             * @default
             */
            bots?: string;
        };
        /** GameLessons */
        GameLessons: {
            game: string;
            title: string;
            lessons: components["schemas"]["LessonListed"][];
        };
        /**
         * GameTold
         * @description A game, and what a table of it can be made of.
         */
        GameTold: {
            name: string;
            title: string;
            about: string;
            min_seats: number;
            max_seats: number;
            usual_seats: number;
            boards: components["schemas"]["BoardTold"][];
            default_board: string;
            options: components["schemas"]["OptionTold"][];
            automa_levels: string[];
            /** @description The format of games from elsewhere that can be brought here; empty: none. */
            transcripts: string;
        };
        /** Games */
        Games: {
            games: components["schemas"]["GameTold"][];
            /** @description Kinds of bots that a seat can have, the usual opponent first. */
            bots: string[];
        };
        /**
         * Gone
         * @description The table was deleted.
         */
        Gone: {
            /** @enum {unknown} */
            tell: "gone";
        };
        /**
         * Group
         * @description Choices of one kind; where there are none, why not.
         */
        Group: {
            id: string;
            title: string;
            /** @default [] */
            choices: components["schemas"]["Choice"][];
            /** @default null */
            why_not: components["schemas"]["Refusal"] | null;
            /**
             * @description What all of them take or bring, in words.
             * @default
             */
            note: string;
            /**
             * @description The same in ids and numbers, and what else the game has to tell of the whole group.
             * @default {}
             */
            facts: Record<string, unknown>;
        };
        /**
         * Guide
         * @description A phase as somebody explains it who sits beside one.
         */
        Guide: {
            /** @description What happens in it, and what one decides. */
            words: string;
            /**
             * @description What a good player looks at before deciding; empty: there is nothing to decide.
             * @default []
             */
            looks: string[];
        };
        /**
         * Health
         * @description The server answers, and so does its database.
         */
        Health: {
            service: string;
            version: string;
            database: string;
        };
        /**
         * Hello
         * @description The first message: who one is, and up to where one knows the table.
         */
        Hello: {
            /** @enum {unknown} */
            say: "hello";
            /**
             * @description A player's or a seat's key; left out: the cookie, or nobody.
             * @default
             */
            key?: string;
            /** @default 0 */
            since?: number;
            /**
             * @description How many lines of chat one has.
             * @default 0
             */
            chat?: number;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Hint
         * @description What a bot would do for the seat that is asked; for that seat alone.
         */
        Hint: {
            action: Record<string, unknown>;
            /** @description As the prompt calls it. */
            label: string;
            /** @description What it changes, up to the first luck or reveal. */
            effects: components["schemas"]["Effect"][];
            /** @description What is wasted by it, and what somebody would come to regret after it, or after all that the bot means to do, as far as the seat may know it. */
            warnings: components["schemas"]["Caution"][];
            /** @description All of it in words, and the purpose. */
            sentence: string;
            /** @description Whether luck or a reveal follows, so that nobody can say all of it. */
            luck: boolean;
            /**
             * @description Of a bot that looks ahead: what it has compared, and what it expects to follow.
             * @default null
             */
            reasons: components["schemas"]["Explanation"] | null;
            /**
             * @description Of a bot that does not: how it goes on, what that brings, and what else it would do.
             * @default null
             */
            purpose: components["schemas"]["Purpose"] | null;
        };
        /** HintAsked */
        HintAsked: {
            /** @default null */
            seat?: number | null;
            /** @default greedy */
            bot?: string;
        };
        /** Judged */
        Judged: {
            /** @description After how many actions the turn began. */
            at: number;
            /**
             * @description One that looks ahead.
             * @default hard
             */
            bot?: string;
        };
        /**
         * Kept
         * @description One of those that you have: its address need not be typed in again.
         */
        Kept: {
            /** @enum {unknown} */
            type: "kept";
            number: number;
        };
        /**
         * Key
         * @description Who you are from now on. The key is shown once: keep it.
         */
        Key: {
            id: string;
            name: string;
            key: string;
            /** @description Opened on another device, it makes that device yours, too. */
            link: string;
        };
        /** KeyMoment */
        KeyMoment: {
            /** @description After how many actions it had come. */
            at: number;
            /** @description After how many actions it was still to be decided: whoever plays on from there can choose otherwise. */
            before: number;
            round: number;
            seat: number;
            /**
             * @description gain, loss: of points in one turn; lead: somebody comes to the front; payment, earning: the most money at once; out: somebody is eliminated.
             * @enum {unknown}
             */
            kind: "earning" | "gain" | "lead" | "loss" | "out" | "payment";
            sentence: string;
            /** @description What happened then, as the log has it; empty: no line tells it. */
            line: string;
        };
        /** Kind */
        Kind: {
            /** @description open, or a kind of bot. */
            kind: string;
            /**
             * @description What the bot is called; left out: by its kind.
             * @default
             */
            name?: string;
        };
        /**
         * LessonListed
         * @description A lesson in a list.
         */
        LessonListed: {
            id: string;
            title: string;
            about: string;
            steps: number;
        };
        /**
         * LessonTold
         * @description A lesson as the learner is told it: what has come, never what comes.
         */
        LessonTold: {
            title: string;
            about: string;
            learner: number;
            steps: number;
            /** @description How many steps were reached. */
            at: number;
            over: boolean;
            /** @description What is to be done now; at the end the summary. */
            say: string;
            /** @description Whether this is only to be read, and then gone on from. */
            reads: boolean;
            /** @description What is said of the step before. */
            reached: string;
            points: string[];
            hint: string;
            rules: string[];
            /** @description What the lesson adds where the rules say no. */
            refused: string;
            /** @description What was said in the steps so far. */
            before: string[];
        };
        /** Lessons */
        Lessons: {
            /** @description Those that have any. */
            games: components["schemas"]["GameLessons"][];
        };
        /**
         * Line
         * @description A printed connection between two places.
         */
        Line: {
            id: string;
            name: string;
            kind: string;
            ends: [
                string,
                string
            ];
            /**
             * @description How it is drawn, from the one end to the other.
             * @default []
             */
            path: [
                number,
                number
            ][];
            /** @default {} */
            printed: Record<string, unknown>;
        };
        /**
         * LineTold
         * @description A line that was compared.
         */
        LineTold: {
            actions: Record<string, unknown>[];
            words: string;
            /** @description About the chance to win, between 0 and 1, in its playouts. */
            value: number;
            /** @description By how much more it has than the line that greedy plays, in the playouts of both. */
            gain: number;
            /** @description The standard error of the gain, and never less than so few playouts can tell; 0 for the line that greedy plays, which is compared with itself. */
            error: number;
            playouts: number;
            chosen: boolean;
        };
        /** Lines */
        Lines: {
            lines: components["schemas"]["ChatLine"][];
            /** @description How many lines there are in all. */
            count: number;
        };
        /**
         * Listed
         * @description A table in a list: what everybody may know of it.
         */
        Listed: {
            id: string;
            status: string;
            summary: components["schemas"]["Summary"];
            created: number;
            touched: number;
        };
        /** Log */
        Log: {
            steps: components["schemas"]["LogStep"][];
            /** @description Where turns began. */
            marks: components["schemas"]["Mark"][];
            count: number;
            /**
             * @description Why what came before the first of these can no longer be told.
             * @default
             */
            gap: string;
        };
        /**
         * LogLine
         * @description An event as a line of the log.
         */
        LogLine: {
            words: string;
            category: string;
            /** @description Whose line it is; None: nobody's. */
            seat: number | null;
            /** @description The places that it names, to be shown on the board. */
            places: string[];
            /** @description The number of the line that it stands under; None: it stands by itself. */
            parent: number | null;
        };
        /**
         * LogStep
         * @description What one action, or the set-up (0), has brought.
         */
        LogStep: {
            /** @description How many actions there are after it. */
            at: number;
            seat: number | null;
            lines: components["schemas"]["LogLine"][];
        };
        /**
         * LuckAsked
         * @description One roll or draw that the game waits for.
         */
        LuckAsked: {
            /** @description What it is for, as an id of the game: `goods-growth`, `turn-order`. */
            what: string;
            /** @description The same, as one tells the person with the dice. */
            sentence: string;
            /** @description `die`, `bag` or `number`. */
            source: string;
            outcomes: components["schemas"]["Outcome"][];
            /**
             * @description The place of the plan that it is for: a zone, a city, the seat that rolls; empty: none.
             * @default
             */
            place: string;
        };
        /**
         * Mail
         * @description An e-mail address. Nothing but a confirmation is sent there until it is confirmed.
         */
        Mail: {
            /** @enum {unknown} */
            type: "mail";
            address: string;
        };
        /**
         * Mark
         * @description Where somebody's turn in a phase of a round begins: what a history is divided by.
         */
        Mark: {
            /** @description How many actions there were. */
            at: number;
            round: number;
            phase: string;
            seat: number;
        };
        /** Me */
        Me: {
            id: string;
            name: string;
            tables: components["schemas"]["Mine"][];
        };
        /**
         * Mine
         * @description A table in somebody's own list.
         */
        Mine: {
            id: string;
            status: string;
            summary: components["schemas"]["Summary"];
            created: number;
            touched: number;
            /**
             * @description The seats that are theirs.
             * @default []
             */
            yours: number[];
        };
        /** Mute */
        Mute: {
            /** @description A line of who shall not talk. */
            line: number;
            /** @default true */
            muted?: boolean;
        };
        /** NewPlayer */
        NewPlayer: {
            /** @default Guest */
            name?: string;
        };
        /**
         * News
         * @description From one moment of the table to the present.
         */
        News: {
            /** @description To ask with the next time, and to name in a decision that is made now (`made_for`). */
            moment: number;
            /** @description How many of the actions that the viewer has seen still stand; then come `steps`. */
            kept: number;
            steps: components["schemas"]["StepNews"][];
            asked: number | null;
            /** @description How many actions there were when the asked seat's decisions began. */
            asked_since: number;
            /** @description The seat whose turn waits to be ended. */
            held_by: number | null;
            over: boolean;
            /** @description Who sits where now. */
            seats: components["schemas"]["Sitting"][];
            view: components["schemas"]["View"];
            /** @description What is asked, with choices for the seat that is asked alone; for the others, of whom. */
            prompt: components["schemas"]["Prompt"];
            /**
             * @description The viewer's own standing order.
             * @default null
             */
            program: components["schemas"]["Program"] | null;
            /**
             * @description The standing orders that the viewer could give now.
             * @default []
             */
            programs: components["schemas"]["ProgramOffer"][];
            /**
             * @description What the viewer can say in place of several actions, if it is asked.
             * @default []
             */
            shortcuts: components["schemas"]["ShortcutOffer"][];
            /**
             * @default {
             *       "undo": false,
             *       "restart": false,
             *       "redo": false,
             *       "ask": false
             *     }
             */
            back: components["schemas"]["Back"];
            /**
             * @description How the viewer's own seat wishes to be treated.
             * @default null
             */
            wishes: components["schemas"]["Wishes"] | null;
            /**
             * @description What happened before the first decision, for who knows nothing yet.
             * @default []
             */
            opening: components["schemas"]["Event"][];
            /** @default [] */
            opening_lines: components["schemas"]["LogLine"][];
            /**
             * @description How many actions have been passed on: of those that were told before as tentative, too.
             * @default 0
             */
            settled: number;
        };
        /**
         * NewsTold
         * @description The game has changed.
         */
        NewsTold: {
            /** @enum {unknown} */
            tell: "news";
            news: components["schemas"]["News"];
        };
        /** NextDraw */
        NextDraw: {
            /** @description None: the set-up needs no more; the outcomes are the `script` of a table. */
            luck: components["schemas"]["LuckAsked"] | null;
        };
        /** Note */
        Note: {
            words: string;
        };
        /** Notify */
        Notify: {
            channels: components["schemas"]["Shown"][];
            /** @description Whether this server sends mail. */
            mail: boolean;
        };
        /** Opened */
        Opened: {
            key: string;
            /** @default  */
            name?: string;
        };
        /** OptionTold */
        OptionTold: {
            name: string;
            /** @description What it takes, in words. */
            values: string;
            /** @description The same as data; empty: a number or a text of one's own. */
            choices: (boolean | number | string)[];
            default: boolean | number | string | null;
            /** @description What it means. */
            words: string;
            /** @description Whether a table is asked for it before it begins; the others are there to be named. */
            asked: boolean;
            /**
             * @description The values of other options without which it is refused.
             * @default {}
             */
            needs: {
                [key: string]: boolean | number | string;
            };
        };
        /** Ordering */
        Ordering: {
            id: string;
            /** @default null */
            seat?: number | null;
            /**
             * @description The program; None calls off the one that was given.
             * @default null
             */
            name?: string | null;
            /** @default null */
            number?: number | null;
        };
        /**
         * Outcome
         * @description What may come, as a script holds it and as people call it.
         */
        Outcome: {
            /** @description What goes into the script (`Record.script`, `ScriptedChance`). */
            number: number;
            id: string;
            name: string;
            /**
             * @description How many pieces of it there are to draw from; faces of a die count one each. Pieces that look alike are one outcome.
             * @default 1
             */
            count: number;
        };
        /**
         * OwnBoard
         * @description A board of somebody's own: no other one may be taken for it that has the same name.
         */
        OwnBoard: {
            name: string;
            /**
             * @description What the board of the game is called whose id it has kept; empty: it is a copy of none.
             * @default
             */
            like: string;
            /**
             * @description Whether anything in it is otherwise than in that one.
             * @default true
             */
            altered: boolean;
        };
        /** Password */
        Password: {
            password: string;
        };
        /**
         * Place
         * @description Something that can be pointed at: a hex, a city, a zone, a box, a card, a seat.
         */
        Place: {
            id: string;
            name: string;
            kind: string;
            /**
             * @description Its middle; None for what lies off the board, such as cards in a hand.
             * @default null
             */
            x: number | null;
            /** @default null */
            y: number | null;
            /**
             * @description The corners around it; empty: a point, or off the board.
             * @default []
             */
            outline: [
                number,
                number
            ][];
            /**
             * @description What is printed there: terrain, price, effort, sites, group; by the game's words.
             * @default {}
             */
            printed: Record<string, unknown>;
            /**
             * @description A shorter name for narrow room; empty: the name is short enough.
             * @default
             */
            short: string;
        };
        /**
         * Plan
         * @description A board with its printed tables, for a number of seats and a choice of options.
         */
        Plan: {
            game: string;
            board: string;
            title: string;
            size: [
                number,
                number
            ];
            places: {
                [key: string]: components["schemas"]["Place"];
            };
            /** @default {} */
            lines: {
                [key: string]: components["schemas"]["Line"];
            };
            /** @default {} */
            charts: {
                [key: string]: components["schemas"]["Chart"];
            };
            /**
             * @description The phases of a round in their order, by id, as a person calls them.
             * @default {}
             */
            phases: {
                [key: string]: string;
            };
            /**
             * @description What can be held, by id.
             * @default {}
             */
            things: {
                [key: string]: components["schemas"]["Thing"];
            };
            /**
             * @description Where each block of the board's data comes from: rulebook, public, reconstructed.
             * @default {}
             */
            sources: {
                [key: string]: string;
            };
            /**
             * @description Each phase explained, by its id; empty where a game explains nothing.
             * @default {}
             */
            guide: {
                [key: string]: components["schemas"]["Guide"];
            };
            /**
             * @description What the game calls its score, such as wealth; empty: a score, counted in points.
             * @default
             */
            score: string;
        };
        /**
         * PresenceTold
         * @description Which seats have somebody at the table right now, and how many watch.
         */
        PresenceTold: {
            /** @enum {unknown} */
            tell: "presence";
            seats: number[];
            watching: number;
        };
        /**
         * Preview
         * @description An action played on a copy, up to the first luck or reveal, as the asked seat may know it.
         */
        Preview: {
            events: components["schemas"]["Event"][];
            /** @description What all these events change in the hands of the seats. */
            effects: components["schemas"]["Effect"][];
            /** @description Afterwards. */
            view: components["schemas"]["View"];
            /** @description Whether it ends where luck or a reveal follows. */
            luck: boolean;
            /** @default [] */
            warnings: components["schemas"]["Caution"][];
            /**
             * @description What the asked seat gives for it, by thing, whatever it gets back besides.
             * @default {}
             */
            pays: {
                [key: string]: number;
            };
            /**
             * @description Whether what follows is no luck, but depends on what the asked seat cannot see.
             * @default false
             */
            hidden: boolean;
        };
        /**
         * Problem
         * @description Why something was not done; nothing has changed.
         */
        Problem: {
            /** @description What kind it is: malformed, refused, stale, unknown, forbidden, nobody, password, not-saved, too-many, too-large. */
            problem: string;
            sentence: string;
            /**
             * @description The rule that refuses it.
             * @default
             */
            rule: string;
            /**
             * @description Where the table stands now, for a decision that came too late.
             * @default null
             */
            moment: number | null;
            /**
             * @description What is wrong with a file, and where.
             * @default []
             */
            faults: components["schemas"]["Fault"][];
        };
        /**
         * Program
         * @description A standing order of a seat.
         */
        Program: {
            name: string;
            /** @default null */
            number: number | null;
            /**
             * @description What it is good for; when the game has moved on to another occasion, it is over.
             * @default []
             */
            occasion: number[];
        };
        /**
         * ProgramOffer
         * @description A program that a seat can order now; with a number from `low` to `high` if they are set.
         */
        ProgramOffer: {
            name: string;
            title: string;
            /** @default null */
            low: number | null;
            /** @default null */
            high: number | null;
            /**
             * @description JSON Schema of the number.
             * @default {}
             */
            schema: Record<string, unknown>;
            /**
             * @description What following it comes to, beyond its title.
             * @default
             */
            note: string;
        };
        /**
         * Prompt
         * @description What is asked now, of whom, and every legal answer; without answers for anybody else.
         */
        Prompt: {
            seat: number | null;
            phase: string;
            sentence: string;
            /** @default [] */
            groups: components["schemas"]["Group"][];
        };
        /**
         * Purpose
         * @description Why a bot would do something, told to the seat that it is for.
         */
        Purpose: {
            /** @description Empty where the first decision says it all. */
            sentence: string;
            /** @description What it has in mind, from the decision that is asked for on. */
            course: components["schemas"]["Course"];
            /** @description What it would do otherwise: of what begins with something else, that which it values most, and more or less of the same only where there is nothing else; None where nothing is worth less to it, or it does not compare. */
            otherwise: components["schemas"]["Course"] | null;
            /** @description As it stands. */
            score: number | null;
        };
        /**
         * Reading
         * @description What a seat's clock shows, in milliseconds.
         */
        Reading: {
            /** @description What is left of the time for the turn. */
            turn: number;
            /** @description What is left of the reserve. */
            reserve: number;
            /** @description Whether its time runs; false also outside active hours. */
            running: boolean;
            /** @description When it will have none left, the grace included; None: its clock stands, or is none. */
            deadline: number | null;
        };
        /**
         * Record
         * @description Game, board, options, luck, actions and the engine's version.
         */
        Record: {
            game: string;
            board: string;
            seats: number;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** @default 0 */
            seed?: number;
            /**
             * @description Outcomes of luck in the order asked for; None: the seed decides.
             * @default null
             */
            script?: number[] | null;
            /**
             * @description What the seats are called; may be empty.
             * @default []
             */
            names?: string[];
            /** @default 0.1.0 */
            engine?: string;
            /** @default [] */
            actions?: Record<string, unknown>[];
            /**
             * @description The first characters of the digest after each action: they show where an edit was made. Where luck is scripted, the digest as if the script ended there, because a script can grow.
             * @default []
             */
            checks?: string[];
            /** @default  */
            note?: string;
            /**
             * @description What the game begins with, where that is not the set-up: a puzzle, a game from elsewhere.
             * @default null
             */
            position?: Record<string, unknown> | null;
            /**
             * @description What was hashed together with the seed; empty: nothing was.
             * @default
             */
            salt?: string;
            /**
             * @description The hash of seed and salt that was told at the start (`core/fairness.py`); empty: none was, so nobody promised the luck of this game.
             * @default
             */
            commitment?: string;
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
        /** Say */
        Say: {
            id: string;
            words: string;
        };
        /**
         * SeatLink
         * @description A link for one seat. The key is shown once; the link before it opens nothing any more, nor
         *         does this one when somebody else has sat down there.
         */
        SeatLink: {
            key: string;
            link: string;
        };
        /**
         * SeatSummary
         * @description Who sits there, as everybody may know it.
         */
        SeatSummary: {
            kind: string;
            /** @description Of an open seat: whom it is kept for; empty: anybody may sit down there. */
            name: string;
            /** @default  */
            level: string;
            /**
             * @description Whether a program plays for the person.
             * @default false
             */
            program: boolean;
            /** @default false */
            conceded: boolean;
            /**
             * @description Whether its time ran out when it was last asked.
             * @default false
             */
            absent: boolean;
        };
        /**
         * SeatWish
         * @description Who shall sit there: me, open, a kind of bot, or an Automa with its level.
         */
        SeatWish: {
            /** @default open */
            kind?: string;
            /**
             * @description What who sits there is called; left out: your own name, or that of the bot.
             * @default
             */
            name?: string;
            /**
             * @description Of an Automa.
             * @default
             */
            level?: string;
        };
        /**
         * Series
         * @description One kind of number over the rounds.
         */
        Series: {
            id: string;
            title: string;
            /** @description By seat: one for each of the story's points. */
            seats: number[][];
            /**
             * @description Whether it is what came in the round, as the log has it. What is not is how the next round finds everybody, with what has opened that one.
             * @default false
             */
            flow: boolean;
        };
        /** Setup */
        Setup: {
            /**
             * @description One of the game's boards; left out: the usual one.
             * @default
             */
            board?: string;
            /**
             * @description Left out: the usual number.
             * @default null
             */
            seats?: number | null;
        };
        /** Shortcut */
        Shortcut: {
            name: string;
            /** @default null */
            argument?: unknown;
            /** @default null */
            seat?: number | null;
        };
        /**
         * ShortcutOffer
         * @description A shortcut that the seat could take now.
         */
        ShortcutOffer: {
            name: string;
            title: string;
            /** @description JSON Schema of the argument that `state.shortcut` takes. */
            schema: Record<string, unknown>;
        };
        /**
         * Shown
         * @description A channel, without what would let others use it.
         */
        Shown: {
            number: number;
            /** @enum {unknown} */
            type: "mail" | "webhook";
            /** @description So much of it that you know it again. */
            address: string;
            /** @default  */
            shape: string;
            /**
             * @description Whether notices go there. An address of mail has to be confirmed by the link in a mail.
             * @default true
             */
            confirmed: boolean;
            /**
             * @description What came of asking for that just now.
             * @default
             */
            words: string;
        };
        /** Since */
        Since: {
            /**
             * @description As which of your seats; left out: the one that is asked.
             * @default null
             */
            seat?: number | null;
            /**
             * @description The moment up to which you know the table; 0: nothing yet.
             * @default 0
             */
            since?: number;
        };
        /** SinceAction */
        SinceAction: {
            /**
             * @description As which of your seats; left out: the one that is asked.
             * @default null
             */
            seat?: number | null;
            /** @default 0 */
            since?: number;
        };
        /** SinceLine */
        SinceLine: {
            /** @default 0 */
            since?: number;
        };
        /** Sit */
        Sit: {
            /** @default  */
            name?: string;
            /**
             * @description Whether a program plays for you; everybody is told.
             * @default false
             */
            program?: boolean;
        };
        /**
         * Sitting
         * @description Who sits somewhere, as everybody may know it.
         */
        Sitting: {
            kind: string;
            name: string;
            /** @default  */
            level: string;
        };
        /** What a viewer sends over a socket. */
        SocketSaid: components["schemas"]["Hello"] | components["schemas"]["Still"];
        /** What the server sends over a socket. */
        SocketTold: components["schemas"]["AboutTold"] | components["schemas"]["NewsTold"] | components["schemas"]["ChatTold"] | components["schemas"]["PresenceTold"] | components["schemas"]["Gone"] | components["schemas"]["Wrong"];
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
         * StepNews
         * @description An action that the viewer has not seen yet.
         */
        StepNews: {
            seat: number;
            /**
             * @description For its own seat alone; others get "seat": what was ordered, or whether there was anything to choose, is not theirs to know.
             * @enum {unknown}
             */
            by: "forced" | "program" | "seat" | "shortcut";
            /** @description As the viewer may know them. */
            events: components["schemas"]["Event"][];
            /** @description The same as lines of the log; parents are numbers of this list. */
            lines: components["schemas"]["LogLine"][];
            /** @description Whether it may still be taken back before its turn is ended. */
            tentative: boolean;
            /**
             * @description The decision itself: for its own seat alone, since others learn what the events tell.
             * @default null
             */
            action: Record<string, unknown> | null;
            /** @default 0 */
            round: number;
            /**
             * @description Where in the game it was decided.
             * @default
             */
            phase: string;
        };
        /**
         * Still
         * @description Somebody is still there.
         */
        Still: {
            /** @enum {unknown} */
            say: "still";
        };
        /** Stop */
        Stop: {
            id: string;
            stopped: boolean;
        };
        /** Story */
        Story: {
            points: components["schemas"]["StoryPoint"][];
            series: components["schemas"]["Series"][];
            /** @description In the order in which they came. */
            moments: components["schemas"]["KeyMoment"][];
        };
        /**
         * StoryPoint
         * @description How a round leaves everybody, when the first decision of the next one is asked for; the first
         *         is the set-up (round 0).
         */
        StoryPoint: {
            /** @description After how many actions. */
            at: number;
            round: number;
            /** @description By seat: the score by source, as it would be if the game ended there. */
            sources: {
                [key: string]: number;
            }[];
            /**
             * @description Who is out of the game by then.
             * @default []
             */
            out: number[];
        };
        /**
         * Submit
         * @description A decision, or those of a shortcut.
         */
        Submit: {
            id: string;
            /** @description The position that it is made for, as the news have named it. */
            moment: number;
            /** @default null */
            seat?: number | null;
            /** @default null */
            action?: Record<string, unknown> | null;
            /** @default  */
            shortcut?: string;
            /** @default null */
            argument?: unknown;
        };
        /**
         * Summary
         * @description What a list shows of a table.
         */
        Summary: {
            game: string;
            title: string;
            name: string;
            board: string;
            options: {
                [key: string]: boolean | number | string;
            };
            visibility: string;
            seats: components["schemas"]["SeatSummary"][];
            /** @default 0 */
            round: number;
            /** @default null */
            rounds: number | null;
            /** @default  */
            phase: string;
            /**
             * @description The phase as a person calls it.
             * @default
             */
            phase_words: string;
            /**
             * @description Whose decision or end of turn is awaited.
             * @default null
             */
            asked: number | null;
            /**
             * @description When the time of who is asked is over; None: there is no clock, or it stands still.
             * @default null
             */
            deadline: number | null;
            /**
             * @description How the game ended, in a sentence.
             * @default
             */
            ended: string;
        };
        /** TableNotify */
        TableNotify: {
            /**
             * @description default: as everywhere; off: nothing of this table.
             * @enum {unknown}
             */
            notify: "default" | "off";
        };
        /** Tables */
        Tables: {
            tables: components["schemas"]["Listed"][];
        };
        /** Tests */
        Tests: {
            tests: components["schemas"]["Tried"][];
        };
        /**
         * Text
         * @description A record, or a game recorded elsewhere, as the text of its file.
         */
        Text: {
            text: string;
        };
        /**
         * Thing
         * @description What holdings, costs, effects and moves count: money, a share, a cube of wood.
         */
        Thing: {
            id: string;
            /** @description One of it, in words. */
            one: string;
            many: string;
            /**
             * @description Stands before an amount in place of the words: `$`.
             * @default
             */
            sign: string;
            /**
             * @description Stands before the number of what somebody has one of, better or worse: `engine 3`.
             * @default
             */
            level: string;
        };
        /**
         * Tried
         * @description What came of a test.
         */
        Tried: {
            channel: components["schemas"]["Shown"];
            /** @description Whether a notice was taken; an address that is not confirmed is sent none. */
            delivered: boolean;
            words: string;
        };
        /**
         * Try
         * @description A decision, or those of a shortcut.
         */
        Try: {
            /** @default null */
            action?: Record<string, unknown> | null;
            /** @default  */
            shortcut?: string;
            /** @default null */
            argument?: unknown;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Turn
         * @description What a seat did in one go, and what search would have done in its place.
         */
        Turn: {
            /** @description After how many actions of the record. */
            at: number;
            seat: number;
            round: number;
            played: components["schemas"]["LineTold"];
            /** @description The line that search plays; the same as the played one where it has nothing better. */
            better: components["schemas"]["LineTold"];
            /** @description How much more of a win that is, between 0 and 1, in the same imagined courses. */
            gain: number;
            /** @description The standard error of the gain. */
            error: number;
            /** @description What may follow the better line. */
            expected: string[];
        };
        /** Typed */
        Typed: {
            id: string;
            /** @description What was rolled or drawn, as numbers of the outcomes; empty calls the decision off. */
            outcomes: number[];
        };
        /**
         * View
         * @description Base of a game's view: what one viewer may see. The header is the same in every game. The games' own parts are described by `footplate schema GAME`.
         */
        View: {
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
            forecasts: unknown[];
            /** @description As the viewer may know it. */
            result: components["schemas"]["Result"] | null;
            warnings: components["schemas"]["Caution"][];
        };
        /**
         * Wanted
         * @description A table as somebody wants it.
         */
        Wanted: {
            game: string;
            /**
             * @description The id of a board, or the text of a board file of one's own; empty: the usual one.
             * @default
             */
            board?: string;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description Empty: oneself, and open seats up to the usual number.
             * @default []
             */
            seats?: components["schemas"]["SeatWish"][];
            /**
             * @description What the table is called.
             * @default
             */
            name?: string;
            /**
             * @description public: in everybody's list; unlisted: found by its id alone; hot-seat: played on one screen, by one player who has several seats.
             * @default public
             * @enum {unknown}
             */
            visibility?: "hot-seat" | "public" | "unlisted";
            /**
             * @description The time that people have; left out: as much as they like.
             * @default {
             *       "kind": "none",
             *       "turn": 0,
             *       "reserve": 0,
             *       "active": null,
             *       "on_expiry": "others"
             *     }
             */
            clock?: components["schemas"]["ClockSettings"];
            /**
             * @description Milliseconds that a bot's decision takes at least, so that people can follow.
             * @default 0
             */
            pace?: number;
            /**
             * @description Whether you type in the dice and draws of a real table as the game asks for them.
             * @default false
             */
            scripted?: boolean;
            /**
             * @description What was rolled and drawn for the set-up, as `setup-luck` asks for it.
             * @default []
             */
            script?: number[];
            /**
             * @description A position that the game begins with.
             * @default null
             */
            position?: Record<string, unknown> | null;
        };
        /**
         * Webhook
         * @description An address that takes notices by HTTP. Whoever knows it can post there: it is a secret.
         */
        Webhook: {
            /** @enum {unknown} */
            type: "webhook";
            url: string;
            /**
             * @default json
             * @enum {unknown}
             */
            shape?: "discord" | "json" | "slack";
        };
        /** Which */
        Which: {
            /**
             * @default open
             * @enum {unknown}
             */
            status?: "open" | "over" | "playing";
            /** @default 50 */
            most?: number;
            /**
             * @description Only tables that were touched before this time: the way to the next page of the list.
             * @default 4611686018427388000
             */
            before?: number;
        };
        /** Whose */
        Whose: {
            /**
             * @description The note of one of several seats that share your screen; left out: yours as a player.
             * @default null
             */
            seat?: number | null;
        };
        /**
         * WhyNot
         * @description Why things cannot be done now: the refusal of the plainest action.
         */
        WhyNot: {
            /**
             * @description By place or line of the plan where nothing can be done.
             * @default {}
             */
            places: {
                [key: string]: components["schemas"]["Refusal"];
            };
            /**
             * @description By group of the prompt that has no choice.
             * @default {}
             */
            kinds: {
                [key: string]: components["schemas"]["Refusal"];
            };
        };
        /**
         * Wishes
         * @description How a seat wishes to be treated; a person can change it at any time.
         */
        Wishes: {
            /**
             * @description Decisions with one legal answer are played for the seat.
             * @default true
             */
            forced?: boolean;
            /**
             * @description When a turn waits for the seat to end it: never, after several decisions in a row, always.
             * @default runs
             * @enum {unknown}
             */
            hold?: "always" | "never" | "runs";
        };
        /** Wishing */
        Wishing: {
            id: string;
            /** @default null */
            seat?: number | null;
            wishes: components["schemas"]["Wishes"];
        };
        /**
         * Wrong
         * @description What was sent could not be taken; the socket closes.
         */
        Wrong: {
            /** @enum {unknown} */
            tell: "problem";
            problem: components["schemas"]["Problem"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    board: {
        parameters: {
            query?: {
                board?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardOpened"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Draft"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardDraft"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    board_picture: {
        parameters: {
            query?: {
                board?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    plan: {
        parameters: {
            query?: {
                board?: string;
                seats?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    schema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setup_luck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Drawing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDraw"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lessons"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Begun"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_player: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlayer"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlayer"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    this_device: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    another_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notify"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Channels"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notify"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tests"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Text"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listed: {
        parameters: {
            query?: {
                status?: "open" | "over" | "playing";
                most?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submit"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Again"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    agree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Agreeing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Judged"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turn"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asking"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    asked: {
        parameters: {
            query?: {
                seat?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asked"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chat: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stop_clock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Stop"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fork"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintAsked"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    go_on: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The socket is open. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No socket. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    log: {
        parameters: {
            query?: {
                seat?: number;
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    since_my_turn: {
        parameters: {
            query?: {
                seat?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    type_luck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Typed"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mute"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    news: {
        parameters: {
            query?: {
                seat?: number;
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    note: {
        parameters: {
            query?: {
                seat?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keep_note: {
        parameters: {
            query?: {
                seat?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table_shown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableNotify"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table_chosen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableNotify"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableNotify"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ordering"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    picture: {
        parameters: {
            query?: {
                seat?: number;
                at?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table_plan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Try"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: {
                seat?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    redo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sit"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    concede: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    kind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Kind"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seat_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatLink"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Opened"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shortcut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shortcut"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Actions"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    story: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    transcript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The game has moved on: the decision was made for another position. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    view: {
        parameters: {
            query?: {
                seat?: number;
                at?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why_not: {
        parameters: {
            query?: {
                seat?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNot"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wishes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wishing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is somebody else's to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description That is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule of the game or of the table refuses it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description Nobody has this key, or none was given where one is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; `retry-after` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not saved; nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
