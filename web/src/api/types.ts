/** The API's types by short names; `schema.d.ts` is generated from the server's OpenAPI document. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type About = Schemas['About'];
export type Asked = Schemas['Asked'];
export type Back = Schemas['Back'];
export type BoardDraft = Schemas['BoardDraft'];
export type BoardOpened = Schemas['BoardOpened'];
export type BoardTold = Schemas['BoardTold'];
export type Caution = Schemas['Caution'];
export type ChatLine = Schemas['ChatLine'];
export type Choice = Schemas['Choice'];
export type ClockSettings = Schemas['ClockSettings'];
export type Effect = Schemas['Effect'];
export type GameTold = Schemas['GameTold'];
export type Games = Schemas['Games'];
export type Group = Schemas['Group'];
export type Hint = Schemas['Hint'];
export type Listed = Schemas['Listed'];
export type Log = Schemas['Log'];
export type LogLine = Schemas['LogLine'];
export type LuckAsked = Schemas['LuckAsked'];
export type Mark = Schemas['Mark'];
export type Me = Schemas['Me'];
export type Mine = Schemas['Mine'];
export type MyKey = Schemas['Key'];
export type News = Schemas['News'];
export type NextDraw = Schemas['NextDraw'];
export type Note = Schemas['Note'];
export type Notify = Schemas['Notify'];
export type OptionTold = Schemas['OptionTold'];
export type Outcome = Schemas['Outcome'];
export type Place = Schemas['Place'];
export type Plan = Schemas['Plan'];
export type Preview = Schemas['Preview'];
export type Problem = Schemas['Problem'];
export type ProgramOffer = Schemas['ProgramOffer'];
export type Prompt = Schemas['Prompt'];
export type Reading = Schemas['Reading'];
export type Refusal = Schemas['Refusal'];
export type Result = Schemas['Result'];
export type SeatLink = Schemas['SeatLink'];
export type SeatSummary = Schemas['SeatSummary'];
export type ShortcutOffer = Schemas['ShortcutOffer'];
export type SocketTold = Schemas['SocketTold'];
export type Standing = Schemas['Standing'];
export type Step = Schemas['StepNews'];
export type Story = Schemas['Story'];
export type Summary = Schemas['Summary'];
export type Tables = Schemas['Tables'];
export type Tests = Schemas['Tests'];
export type View = Schemas['View'];
export type WhyNot = Schemas['WhyNot'];
export type Wishes = Schemas['Wishes'];

/** An action as plain data: pages pass it on and never look inside. */
export type Action = Choice['action'];
