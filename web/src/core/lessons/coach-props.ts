import type { AnyCourse } from "@/core/lessons/lesson";
import type { TableStore } from "@/core/store/store";

/** What every coach is given; it is nothing at a table that is not guided. */
export interface CoachProps {
  readonly course: AnyCourse;
  /** The table; what was taught there is kept under it. */
  readonly table: string;
  readonly store: TableStore;
}
