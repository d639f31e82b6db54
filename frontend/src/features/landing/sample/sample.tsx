import { useEffect, useId, useRef, useState } from 'react';

import { Ledger } from '../../../components/ledger/ledger';
import { ScoreParts } from '../../../components/ledger/score-parts';
import { bandOf, ScoreRing } from '../../../components/score';
import { cn } from '../../../lib/cn';
import { formatPoints } from '../../../lib/format';
import { STATES } from './states';
import { SUMMARY } from './summary';

const ALL_ON = STATES.switches.map(() => true);

const stateOf = (on: readonly boolean[]) => STATES.states[on.map(Number).join('')];

/** The points that a switch adds while the other switches stay as they are. */
function worthOf(on: readonly boolean[], at: number): number {
  const overall = (value: boolean) => stateOf(on.with(at, value))?.overall ?? 0;
  return overall(true) - overall(false);
}

function Switches({ on, onChange }: { on: readonly boolean[]; onChange: (on: boolean[]) => void }) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-reading font-semibold">What the founder states</legend>
      {STATES.switches.map(({ key, label, says }, at) => {
        const worth = worthOf(on, at);
        return (
          <div key={key} className="flex gap-3 border-t border-line py-3">
            <input
              id={`${id}-${key}`}
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-primary"
              checked={on[at]}
              aria-describedby={`${id}-${key}-says`}
              onChange={({ target }) => onChange(on.with(at, target.checked))}
            />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-3">
                <label htmlFor={`${id}-${key}`} className="text-body font-semibold">
                  {label}
                </label>
                <span className="text-body font-semibold whitespace-nowrap text-primary tabular">
                  {worth > 0 ? `+${formatPoints(worth)}` : '0'}
                </span>
              </div>
              <p
                id={`${id}-${key}-says`}
                className={cn('mt-0.5 text-label', on[at] ? 'text-text-2' : 'text-muted line-through')}
              >
                “{says}”
              </p>
            </div>
          </div>
        );
      })}
      <p className="border-t border-line pt-3 text-label text-muted">
        The points are what each is worth beside the others. Where it is 0, a limit holds the score down until
        something else is stated.
      </p>
    </fieldset>
  );
}

/** The interactive sample analysis. Switches turn facts on and off, and the rubric's result changes. */
export default function Sample() {
  const [on, setOn] = useState<readonly boolean[]>(ALL_ON);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const state = stateOf(on);
  if (!state) return null;
  const ledger = state.ledger.flatMap((at) => STATES.lines[at] ?? []);
  return (
    <section aria-labelledby="sample-title" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-[1200px] px-4 py-16 sm:px-6">
        <h2
          ref={heading}
          id="sample-title"
          tabIndex={-1}
          className="scroll-mt-24 text-landing font-semibold tracking-[-0.02em] max-sm:text-figure"
        >
          {SUMMARY.name}, point by point
        </h2>
        <p className="mt-4 max-w-2xl text-reading text-text-2">
          A made-up startup, scored by the rules that would score yours. Switch off what it states, and watch
          where the points go.
        </p>
        <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[20rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
          {/* Stays visible on a phone while the user works with the switches below. */}
          <div className="flex items-center gap-6 bg-surface max-md:sticky max-md:top-16 max-md:py-3 md:col-start-2">
            <ScoreRing score={state.overall} size={104} label="Funding Readiness" />
            <div className="min-w-0">
              <p role="status" className="text-section font-semibold">
                {Math.round(state.overall)} out of 100: {bandOf(state.overall).word.toLowerCase()}
              </p>
              {state.next && (
                <p className="mt-1 text-body text-text-2">
                  The step worth most now, +{formatPoints(state.next.points)} points:{' '}
                  <span className="font-medium text-text">{state.next.title}</span>
                </p>
              )}
            </div>
          </div>
          <div className="min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">
            <Switches on={on} onChange={setOn} />
          </div>
          <div className="min-w-0 md:col-start-2">
            <ScoreParts figures={state} ledger={ledger} />
          </div>
        </div>
        <h3 className="mt-12 mb-4 text-section font-semibold">Its ledger: every point with its reason</h3>
        <Ledger ledger={ledger} overall={state.overall} isUnfolded />
        <p className="mt-6">
          <a href="#main" className="text-body font-medium text-primary underline-offset-4 hover:underline">
            Close the sample
          </a>
        </p>
      </div>
    </section>
  );
}
