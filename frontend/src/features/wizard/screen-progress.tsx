import { Progress } from '../../components/progress';
import { QUESTIONS, type Layout } from './layouts';

/** How far the form is. A single question is announced, because the focus moves to its field. */
export function ScreenProgress({ layout, screen }: { layout: Layout; screen: number }) {
  const text = `${layout.noun} ${screen + 1} of ${layout.screens.length}`;
  const percent = Math.round(((screen + 1) / layout.screens.length) * 100);
  return (
    <div className="mb-6">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-label text-muted">
        <span role={layout === QUESTIONS ? 'status' : undefined}>{text}</span>
        <span className="tabular">{percent}%</span>
      </div>
      <Progress value={percent} label="Form progress" valueText={text} />
    </div>
  );
}
