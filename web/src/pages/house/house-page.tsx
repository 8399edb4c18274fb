import type { Block, HouseTexts, Span } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { house } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { RefusalNotice, Waiting } from "@/kit/notice";
import styles from "@/pages/house/house.module.css";

/** How people behave here, in the words of whoever runs the server. */
export function HouseRulesPage(): ReactElement {
  return <HousePage title="House rules" blocks={({ rules }) => rules} />;
}

/** What is kept of people, in the words of whoever runs the server. */
export function PrivacyPage(): ReactElement {
  return <HousePage title="Privacy" blocks={({ privacy }) => privacy} />;
}

interface HousePageProps {
  readonly title: string;
  readonly blocks: (texts: HouseTexts) => ReadonlyArray<Block>;
}

function HousePage({ title, blocks }: HousePageProps): ReactElement {
  const { told, refusal } = useAsked(house.texts, "");
  return (
    <Frame title={title} narrow>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="One moment." /> : null}
      {told === null ? null : (
        <div className={styles["text"]}>
          {keyed(blocks(told)).map(([key, block]) => (
            <BlockPart key={key} block={block} />
          ))}
          <ContactPart contact={told.contact} />
        </div>
      )}
    </Frame>
  );
}

function ContactPart({ contact }: { readonly contact: string }): ReactElement {
  return (
    <section aria-labelledby="contact" className={styles["text"]}>
      <h2 id="contact">Contact</h2>
      {contact === "" ? (
        <p>
          Whoever runs this server has not said here how to reach them. Ask whoever told you of it.
        </p>
      ) : (
        <p>
          Whoever runs this server: <a href={contact}>{contact.replace(/^mailto:/, "")}</a>
        </p>
      )}
    </section>
  );
}

/** Things in an order that does not change, each with its place. */
function keyed<T>(all: ReadonlyArray<T>): ReadonlyArray<readonly [string, T]> {
  return all.map((one, place) => [`${place}`, one]);
}

function BlockPart({ block }: { readonly block: Block }): ReactElement {
  const items = keyed(block.items).map(([key, spans]) => {
    const words = keyed(spans).map(([nth, span]) => <SpanPart key={nth} span={span} />);
    return [key, words] as const;
  });
  const first = items[0]?.[1];
  switch (block.kind) {
    case "heading":
      return <h2>{first}</h2>;
    case "subheading":
      return <h3>{first}</h3>;
    case "paragraph":
      return <p>{first}</p>;
    case "list":
      return (
        <ul>
          {items.map(([key, words]) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
      );
    case "numbers":
      return (
        <ol>
          {items.map(([key, words]) => (
            <li key={key}>{words}</li>
          ))}
        </ol>
      );
  }
}

function SpanPart({ span }: { readonly span: Span }): ReactElement {
  const { text, style = "plain", to = "" } = span;
  switch (style) {
    case "plain":
      return <>{text}</>;
    case "strong":
      return <strong>{text}</strong>;
    case "emphasis":
      return <em>{text}</em>;
    case "code":
      return <code>{text}</code>;
    case "link":
      return to.startsWith("/") ? <Link href={to}>{text}</Link> : <a href={to}>{text}</a>;
  }
}
