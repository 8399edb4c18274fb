import { lazy, type ReactElement, Suspense, useEffect } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import { useChosenTitle } from "@/core/client/chosen-title";
import { TitlesContext } from "@/core/client/titles";
import { embeddedSettings, isEmbedded } from "@/core/site/embedding";
import { PageNotDrawn } from "@/core/site/page-not-drawn";
import { applySettings, useSettings } from "@/core/store/settings";
import { TITLES } from "@/games/registry";
import { Boundary } from "@/kit/boundary";
import { Waiting } from "@/kit/notice";
import { Landing } from "@/pages/landing/landing";

const Inbox = lazy(async () => ({ default: (await import("@/pages/inbox/inbox")).Inbox }));
const Lobby = lazy(async () => ({ default: (await import("@/pages/lobby/lobby")).Lobby }));
const LearnPage = lazy(async () => ({
  default: (await import("@/pages/learn/learn-page")).LearnPage,
}));
const SignIn = lazy(async () => ({ default: (await import("@/pages/people/sign-in")).SignIn }));
const SettingsPage = lazy(async () => ({
  default: (await import("@/pages/people/settings-page")).SettingsPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import("@/pages/people/profile-page")).ProfilePage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import("@/pages/people/statistics-page")).StatisticsPage,
}));
const LadderPage = lazy(async () => ({
  default: (await import("@/pages/people/ladder-page")).LadderPage,
}));
const ModerationPage = lazy(async () => ({
  default: (await import("@/pages/people/moderation-page")).ModerationPage,
}));
const TableRoute = lazy(async () => ({
  default: (await import("@/pages/table/table-route")).TableRoute,
}));
const TextPage = lazy(async () => ({
  default: (await import("@/pages/table/text-page")).TextPage,
}));
const DecksPage = lazy(async () => ({
  default: (await import("@/pages/decks/decks-page")).DecksPage,
}));
const NewDeckPage = lazy(async () => ({
  default: (await import("@/pages/decks/new-deck-page")).NewDeckPage,
}));
const ChangePage = lazy(async () => ({
  default: (await import("@/pages/decks/change-page")).ChangePage,
}));
const OwnDeck = lazy(async () => ({
  default: (await import("@/pages/decks/deck-page")).OwnDeckPage,
}));
const ReadyDeck = lazy(async () => ({
  default: (await import("@/pages/decks/deck-page")).ReadyDeckPage,
}));
const SharedDeck = lazy(async () => ({
  default: (await import("@/pages/decks/deck-page")).SharedDeckPage,
}));
const LinkedDeck = lazy(async () => ({
  default: (await import("@/pages/decks/deck-page")).LinkedDeckPage,
}));
const CardsPage = lazy(async () => ({
  default: (await import("@/pages/cards/cards-page")).CardsPage,
}));
const CardPage = lazy(async () => ({
  default: (await import("@/pages/cards/card-page")).CardPage,
}));
const SetsPage = lazy(async () => ({
  default: (await import("@/pages/cards/sets-page")).SetsPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import("@/pages/rules/rules-page")).RulesPage,
}));
const ReceiptPage = lazy(async () => ({
  default: (await import("@/pages/receipt/receipt-page")).ReceiptPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await import("@/pages/ending/review-page")).ReviewPage,
}));
const ReplayPage = lazy(async () => ({
  default: (await import("@/pages/replay/replay-page")).ReplayPage,
}));
const EmbedPage = lazy(async () => ({
  default: (await import("@/pages/replay/embed-page")).EmbedPage,
}));
const GamesPage = lazy(async () => ({
  default: (await import("@/pages/games/games-page")).GamesPage,
}));
const ConfirmPage = lazy(async () => ({
  default: (await import("@/pages/people/confirm-page")).ConfirmPage,
}));
const ResetPage = lazy(async () => ({
  default: (await import("@/pages/people/reset-page")).ResetPage,
}));
const ForgotPage = lazy(async () => ({
  default: (await import("@/pages/people/forgot-page")).ForgotPage,
}));
const InvitationPage = lazy(async () => ({
  default: (await import("@/pages/people/invitation-page")).InvitationPage,
}));
const HouseRulesPage = lazy(async () => ({
  default: (await import("@/pages/house/house-page")).HouseRulesPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import("@/pages/house/house-page")).PrivacyPage,
}));
const InstallPage = lazy(async () => ({
  default: (await import("@/pages/house/install-page")).InstallPage,
}));
const NotFound = lazy(async () => ({
  default: (await import("@/core/site/not-found")).NotFound,
}));

/** Every drawing of a game in every state, for whoever draws; a release has none. */
function GalleryPage(): ReactElement {
  const { Gallery } = useChosenTitle().title.pages;
  return Gallery === undefined ? <NotFound /> : <Gallery />;
}

/** The pages by their addresses; each but the first comes when it is wanted. */
export function App(): ReactElement {
  const kept = useSettings();
  const [address] = useLocation();
  const embedded = isEmbedded(address);
  const search = useSearch();
  useEffect(() => {
    const settings = embedded ? embeddedSettings(kept, search) : kept;
    applySettings(document.documentElement, settings);
  }, [kept, embedded, search]);
  return (
    <TitlesContext value={TITLES}>
      <Suspense fallback={<Waiting what="One moment." />}>
        <Boundary until={`${address}?${search}`} instead={() => <PageNotDrawn />}>
          <Switch>
            <Route path="/" component={Landing} />
            <Route path="/learn" component={LearnPage} />
            <Route path="/lobby" component={Lobby} />
            <Route path="/sign-in" component={SignIn} />
            <Route path="/confirm" component={ConfirmPage} />
            <Route path="/reset" component={ResetPage} />
            <Route path="/forgot" component={ForgotPage} />
            <Route path="/invitation" component={InvitationPage} />
            <Route path="/house-rules" component={HouseRulesPage} />
            <Route path="/privacy" component={PrivacyPage} />
            <Route path="/install" component={InstallPage} />
            <Route path="/settings" component={SettingsPage} />
            <Route path="/people/me/statistics" component={StatisticsPage} />
            <Route path="/people/:account">
              {({ account }) => <ProfilePage account={account} />}
            </Route>
            <Route path="/ladder" component={LadderPage} />
            <Route path="/moderation" component={ModerationPage} />
            <Route path="/table/:id">{({ id }) => <TableRoute id={id} />}</Route>
            <Route path="/text/:table">{({ table }) => <TextPage table={table} />}</Route>
            <Route path="/decks" component={DecksPage} />
            <Route path="/decks/new" component={NewDeckPage} />
            <Route path="/decks/own/:id">{({ id }) => <OwnDeck id={id} />}</Route>
            <Route path="/decks/own/:id/list">{({ id }) => <ChangePage id={id} />}</Route>
            <Route path="/decks/ready/:name">{({ name }) => <ReadyDeck name={name} />}</Route>
            <Route path="/deck" component={LinkedDeck} />
            <Route path="/deck/:link">{({ link }) => <SharedDeck link={link} />}</Route>
            <Route path="/cards" component={CardsPage} />
            <Route path="/cards/:code">{({ code }) => <CardPage code={code} />}</Route>
            <Route path="/sets" component={SetsPage} />
            <Route path="/rules" component={RulesPage} />
            <Route path="/games" component={GamesPage} />
            <Route path="/replay/:game">{({ game }) => <ReplayPage id={game} />}</Route>
            <Route path="/embed/:game">{({ game }) => <EmbedPage id={game} />}</Route>
            <Route path="/review/:game">{({ game }) => <ReviewPage game={game} />}</Route>
            <Route path="/receipt/:game">{({ game }) => <ReceiptPage game={game} />}</Route>
            <Route path="/table">
              <Redirect to="/lobby" />
            </Route>
            <Route path="/gallery" component={GalleryPage} />
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Boundary>
      </Suspense>
      {/* Last, so that the way past the pages stays the first on each. */}
      {embedded ? null : (
        <Suspense fallback={null}>
          <Inbox />
        </Suspense>
      )}
    </TitlesContext>
  );
}
