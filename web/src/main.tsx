import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { followSettings } from "./app/settings.ts";
import "./look/tokens.css";
import "./look/forced-colours.css";
import "./look/fonts.css";
import "./app/styles/base.css";
import "./app/styles/forms.css";

followSettings();
createRoot(document.getElementById("page")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
