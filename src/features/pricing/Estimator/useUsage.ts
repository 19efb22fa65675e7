import {useEffect, useState} from 'react';

import {ADDRESS_DELAY_MS, useSearchParams} from '@site/src/lib/useSearchParams';
import {
  fieldStates,
  usageFrom,
  usageValues,
  usageWith,
  type Drafts,
  type Measure,
  type Usage,
} from '@site/src/domain/estimate/usage';

export interface UsageState {
  readonly usage: Usage;
  readonly fields: ReturnType<typeof fieldStates>;
  readonly type: (measure: Measure, text: string) => void;
  /** A field lost focus: a valid draft is normalized (`007` becomes `7`) and stored. */
  readonly leave: (measure: Measure) => void;
}

/** The estimator's inputs, stored in the URL shortly after the last keystroke. */
export function useUsage(): UsageState {
  const [params, change] = useSearchParams();
  const [drafts, setDrafts] = useState<Drafts>({});
  const fromUrl = usageFrom(params);
  const usage = usageWith(fromUrl, drafts);
  const fields = fieldStates(fromUrl, drafts);
  const {leads, automations, users} = usage;

  useEffect(() => {
    if (Object.keys(drafts).length === 0) return undefined;
    const timer = setTimeout(
      () => change(usageValues({leads, automations, users})),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [drafts, leads, automations, users, change]);

  return {
    usage,
    fields,
    type: (measure, text) => setDrafts((before) => ({...before, [measure]: text})),
    leave: (measure) => {
      const isWrong = fields.find((field) => field.measure === measure)?.problem !== undefined;
      if (drafts[measure] === undefined || isWrong) return;
      change(usageValues(usage));
      setDrafts(({[measure]: _left, ...others}) => others);
    },
  };
}
