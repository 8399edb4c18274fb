import "@fontsource-variable/instrument-sans/wdth.css";
import "@fontsource-variable/oxanium/index.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/fields.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "@/app";
import { askAsNobody } from "@/core/net/asking";
import { keepWorker } from "@/core/net/worker";
import { isEmbedded } from "@/core/site/embedding";
import { keepInstalling } from "@/core/site/installing";
import { loadAnewIfNewer } from "@/core/site/newer-build";

const root = document.getElementById("root");
if (root !== null) {
  const embedded = isEmbedded(location.pathname);
  // In a frame of another site there may be no storage, and nobody is signed in.
  if (embedded) askAsNobody();
  else {
    loadAnewIfNewer();
    keepInstalling();
  }
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // After everything that the first page needs.
  if (!embedded) window.addEventListener("load", keepWorker);
}
