/**
 * Every route of the server that a page uses, one function each.
 *
 * What belongs here: addresses and the types of what is asked and replied, from the protocol.
 * What does not: how it is asked (`asking`), and what a page does with the reply.
 * All of them throw `Refusal`.
 */
import type * as P from "@protocol";
import { done, file, read } from "@/core/net/asking";

const inPath = encodeURIComponent;

/** A page of a list: of one game or of all, behind a row of it. */
export interface ListPage {
  readonly title: string;
  readonly after: string;
}

export const people = {
  me: () => read<P.Myself>("/api/people/me"),
  statistics: () => read<P.Statistics>("/api/people/statistics"),
  sessions: () => read<P.SessionList>("/api/people/sessions"),
  acknowledge: (asked: P.Acknowledge) => done<P.Done>("/api/people/acknowledge", asked),
  friends: () => read<P.FriendList>("/api/friends"),
  askFriend: (asked: P.OnePerson) => done<P.Done>("/api/friends/ask", asked),
  acceptFriend: (asked: P.OnePerson) => done<P.Done>("/api/friends/accept", asked),
  endFriend: (asked: P.OnePerson) => done<P.Done>("/api/friends/end", asked),
  blocked: () => read<P.BlockList>("/api/people/blocked"),
  signUp: () => read<P.SignUpShown>("/api/sign-up"),
  guest: (work = "") => done<P.SignedIn>("/api/people/guest", undefined, work),
  register: (asked: P.Register, work = "") => done<P.SignedIn>("/api/people/register", asked, work),
  logIn: (asked: P.LogIn) => done<P.SignedIn>("/api/people/log-in", asked),
  logOut: () => done<P.Done>("/api/people/log-out"),
  becomeAccount: (asked: P.BecomeAccount, work = "") =>
    done<P.SignedIn>("/api/people/become-account", asked, work),
  invitation: (asked: P.CheckInvitation) =>
    done<P.InvitationShown>("/api/people/invitation", asked),
  invite: (asked: P.MakeInvitation) => done<P.InvitationMade>("/api/people/invite", asked),
  invitations: (asked: P.ListInvitations) =>
    done<P.InvitationList>("/api/people/invitations", asked),
  revokeInvitation: (asked: P.RevokeInvitation) =>
    done<P.Done>("/api/people/revoke-invitation", asked),
  changePassword: (asked: P.ChangePassword) => done<P.Done>("/api/people/change-password", asked),
  resetPassword: (asked: P.ResetPassword) => done<P.SignedIn>("/api/people/reset-password", asked),
  forgotPassword: (asked: P.ForgotPassword) => done<P.Done>("/api/people/forgot-password", asked),
  exportData: () => file("/api/people/export"),
  remove: (asked: P.DeleteAccount) => done<P.Done>("/api/people/delete", asked),
  saveSettings: (asked: P.SaveSettings) => done<P.Done>("/api/people/settings", asked),
  revokeSession: (asked: P.RevokeSession) => done<P.Done>("/api/people/revoke-session", asked),
  profile: (asked: P.ShowProfile) => done<P.Profile>("/api/people/profile", asked),
  ladder: (asked: P.ShowLadder) => done<P.LadderShown>("/api/people/ladder", asked),
  find: (asked: P.FindPerson) => done<P.Person>("/api/people/find", asked),
  block: (asked: P.OnePerson) => done<P.Done>("/api/people/block", asked),
  unblock: (asked: P.OnePerson) => done<P.Done>("/api/people/unblock", asked),
  report: (asked: P.MakeReport) => done<P.Done>("/api/people/report", asked),
};

/** Keys for programs, and bot accounts. */
export const keys = {
  list: () => read<P.KeyList>("/api/keys"),
  make: (asked: P.MakeKey) => done<P.KeyMade>("/api/keys/make", asked),
  revoke: (asked: P.RevokeKey) => done<P.Done>("/api/keys/revoke", asked),
  makeBot: (asked: P.MakeBot) => done<P.Person>("/api/keys/make-bot", asked),
  deleteBot: (asked: P.NamedBot) => done<P.Done>("/api/keys/delete-bot", asked),
};

/** What moderators and administrators do. */
export const office = {
  reports: (asked: P.ListReports) => done<P.ReportList>("/api/people/reports", asked),
  closeReport: (asked: P.CloseReport) => done<P.Done>("/api/people/close-report", asked),
  mute: (asked: P.Mute) => done<P.Done>("/api/people/mute", asked),
  unmute: (asked: P.OnePerson) => done<P.Done>("/api/people/unmute", asked),
  suspend: (asked: P.Suspend) => done<P.Done>("/api/people/suspend", asked),
  bans: (asked: P.ListBans) => done<P.BanList>("/api/people/bans", asked),
  banNetwork: (asked: P.BanNetwork) => done<P.Done>("/api/people/ban-network", asked),
  liftBan: (asked: P.LiftBan) => done<P.Done>("/api/people/lift-ban", asked),
  origin: (asked: P.OnePerson) => done<P.Origin>("/api/people/origin", asked),
  readmit: (asked: P.OnePerson) => done<P.Done>("/api/people/readmit", asked),
  rename: (asked: P.Rename) => done<P.Done>("/api/people/rename", asked),
  warn: (asked: P.Warn) => done<P.Done>("/api/people/warn", asked),
  closeTable: (asked: P.CloseTable) => done<P.Done>("/api/tables/close", asked),
  hideDeck: (asked: P.HideDeck) => done<P.Done>("/api/decks/hide", asked),
  removeLine: (asked: P.RemoveLine) => done<P.Done>("/api/chat/remove", asked),
  resetLink: (asked: P.MakeResetLink) => done<P.ResetLink>("/api/people/reset-link", asked),
  setRole: (asked: P.SetRole) => done<P.Done>("/api/people/role", asked),
  audit: (asked: P.ReadAudit) => done<P.AuditList>("/api/people/audit", asked),
};

export const lobby = {
  terms: () => read<P.TermsOffered>("/api/terms"),
  say: (asked: P.SpeakUp) => done<P.ChatLine>("/api/chat/say", asked),
  hear: (asked: P.Listen) => done<P.ChatLines>("/api/chat/hear", asked),
};

export const cards = {
  /** Whoever asks names the type: a catalogue is the title's own. */
  catalogue: <C>(title: string, edition: string) =>
    read<C>(`/api/cards?title=${inPath(title)}&edition=${inPath(edition)}`),
  rulings: (title: string, code: string) =>
    read<P.Rulings>(`/api/cards/${inPath(code)}/rulings?title=${inPath(title)}`),
  odds: (title: string, code: string) =>
    read<P.CardOdds>(`/api/cards/${inPath(code)}/odds?title=${inPath(title)}`),
  decks: (title: string, code: string) =>
    read<P.DecksWith>(`/api/cards/${inPath(code)}/decks?title=${inPath(title)}`),
  rules: (title: string, edition: string) =>
    read<P.Rules>(`/api/rules?title=${inPath(title)}&edition=${inPath(edition)}`),
  ruling: (title: string, id: string) =>
    read<P.RulingTold>(`/api/rulings/${inPath(id)}?title=${inPath(title)}`),
};

export const decks = {
  list: () => read<P.Decks>("/api/decks"),
  ready: () => read<P.ReadyDecks>("/api/decks/ready"),
  with: (asked: P.FindCard) => done<P.DecksWith>("/api/decks/with", asked),
  read: (asked: P.NamedDeck) => done<P.Deck>("/api/decks/read", asked),
  shared: (asked: P.SharedDeck) => done<P.Deck>("/api/decks/shared", asked),
  check: (asked: P.CheckDeck) => done<P.Checked>("/api/decks/check", asked),
  store: (asked: P.StoreDeck) => done<P.Deck>("/api/decks/store", asked),
  change: (asked: P.ChangeDeck) => done<P.Deck>("/api/decks/change", asked),
  rename: (asked: P.RenameDeck) => done<P.Done>("/api/decks/rename", asked),
  remove: (asked: P.NamedDeck) => done<P.Done>("/api/decks/delete", asked),
  share: (asked: P.NamedDeck) => done<P.Link>("/api/decks/share", asked),
  write: (asked: P.WriteDeck) => done<P.Written>("/api/decks/write", asked),
  versions: (asked: P.NamedDeck) => done<P.Versions>("/api/decks/versions", asked),
  restore: (asked: P.RestoreVersion) => done<P.Versions>("/api/decks/restore", asked),
  unshare: (asked: P.NamedDeck) => done<P.Done>("/api/decks/unshare", asked),
};

export const seeks = {
  list: (page: ListPage) => read<P.Seeks>(`/api/seeks?${new URLSearchParams({ ...page })}`),
  offer: (asked: P.OfferSeek) => done<P.Seek>("/api/seeks/offer", asked),
  show: (asked: P.NamedSeek) => done<P.Seek>("/api/seeks/show", asked),
  linked: (asked: P.LinkedSeek) => done<P.Seek>("/api/seeks/linked", asked),
  meanwhile: (asked: P.PlayMeanwhile) => done<P.Table>("/api/seeks/meanwhile", asked),
  withdraw: (asked: P.NamedSeek) => done<P.Done>("/api/seeks/withdraw", asked),
  take: (asked: P.TakeSeek) => done<P.Table>("/api/seeks/take", asked),
};

export const tables = {
  list: (page: ListPage) => read<P.Tables>(`/api/tables?${new URLSearchParams({ ...page })}`),
  mine: () => read<P.Tables>("/api/tables/mine"),
  create: (asked: P.CreateTable) => done<P.Table>("/api/tables/create", asked),
  challenge: (asked: P.Challenge) => done<P.Table>("/api/tables/challenge", asked),
  sit: (asked: P.SitDown) => done<P.Table>("/api/tables/sit", asked),
  abandon: (asked: P.NamedTable) => done<P.Done>("/api/tables/abandon", asked),
  leave: (asked: P.NamedTable) => done<P.Done>("/api/tables/leave", asked),
  show: (asked: P.NamedTable) => done<P.Table>("/api/tables/show", asked),
  rematch: (asked: P.AskRematch) => done<P.Table>("/api/tables/rematch", asked),
  guided: (asked: P.BeginGuided) => done<P.Table>("/api/tables/guided", asked),
  nonce: (asked: P.AddNonce) => done<P.Table>("/api/tables/nonce", asked),
};

export const games = {
  search: (asked: URLSearchParams) => read<P.GamesFound>(`/api/games/search?${asked}`),
  show: (game: string) => read<P.GameSummary>(`/api/games/${inPath(game)}`),
  receipt: (game: string) => read<P.Receipt>(`/api/games/${inPath(game)}/receipt`),
  replay: (game: string, seat: number) =>
    read<P.Replay>(`/api/games/${inPath(game)}/replay?seat=${seat}`),
  embedded: (game: string) => read<P.Embedded>(`/api/embed/${inPath(game)}`),
  review: (game: string, seat: number) =>
    read<P.Review>(`/api/games/${inPath(game)}/review?seat=${seat}`),
  fork: (game: string, asked: P.ForkGame) =>
    done<P.Table>(`/api/games/${inPath(game)}/fork`, asked),
};

export const house = {
  texts: () => read<P.HouseTexts>("/api/house"),
};

export const notices = {
  ways: () => read<P.Ways>("/api/notices"),
  subscribe: (asked: P.Subscribe) => done<P.Ways>("/api/notices/subscribe", asked),
  unsubscribe: (asked: P.Unsubscribe) => done<P.Ways>("/api/notices/unsubscribe", asked),
  setAddress: (asked: P.SetAddress) => done<P.Ways>("/api/notices/set-address", asked),
  confirmAddress: (asked: P.ConfirmAddress) => done<null>("/api/notices/confirm-address", asked),
  forgetAddress: () => done<P.Ways>("/api/notices/forget-address"),
};
