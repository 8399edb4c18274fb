/**
 * The news for components.
 */
import { useEffect, useSyncExternalStore } from "react";
import { NEWS } from "@/core/news/news-store";
import { type KnownOf, keyOf, type TopicName } from "@/core/news/topics";

/** What is known of a topic, of one game or of all, kept up to date; null until it was told. */
export function useNews<T extends TopicName>(topic: T, title = ""): KnownOf<T> | null {
  const key = keyOf(topic, title);
  useEffect(() => NEWS.want(key), [key]);
  const known = useSyncExternalStore(NEWS.subscribe, () => NEWS.of(key));
  // Under the key of a topic nothing else is kept.
  return known as KnownOf<T> | null;
}
