import type { ReactElement } from "react";
import { Button } from "@/kit/button";

interface PlaybackButtonsProps {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly goTo: (at: number) => void;
  readonly play: (isPlaying: boolean) => void;
}

/** A step back, playing or not, a step on. */
export function PlaybackButtons(props: PlaybackButtonsProps): ReactElement {
  const { at, isPlaying, goTo, play } = props;
  return (
    <>
      <Button
        kind="line"
        sign="left"
        bare
        aria-label="One step back"
        onClick={() => goTo(at - 1)}
      />
      <Button
        kind="go"
        sign={isPlaying ? "pause" : "play"}
        bare
        aria-label={isPlaying ? "Pause" : "Play"}
        onClick={() => play(!isPlaying)}
      />
      <Button kind="line" sign="right" bare aria-label="One step on" onClick={() => goTo(at + 1)} />
    </>
  );
}
