import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";

/** Why not, in one sentence with its rule; or what became of an action. */
export function NoticeBubble() {
  const { notice, setNotice } = useTable();
  return (
    <div className="notice-place" role="status">
      {notice && (
        <div className="bub">
          {notice.title && (
            <b className="bub-title">
              <Icon name="s-refused" />
              {notice.title}
            </b>
          )}
          <span>
            {notice.text} {notice.rule && <span className="rule">§{notice.rule}</span>}
          </span>
          <button
            type="button"
            className="bub-close"
            aria-label={TRIUMPH_TEXTS.notice.dismiss}
            onClick={() => setNotice(undefined)}
          >
            <Icon name="a-close" />
          </button>
        </div>
      )}
    </div>
  );
}
