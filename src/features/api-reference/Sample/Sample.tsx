import type {ReactNode} from 'react';

import type {SampleData} from '@site/plugins/api-reference/types';
import {Code} from '../Code/Code';
import {FormTabs} from './FormTabs';

interface SampleProps {
  readonly sample: SampleData;
  /** The title of the code. */
  readonly label: string;
}

/** A request in one language: with its SDK or with plain HTTP, as the reader chose on any page. */
export function Sample({sample: {sdkHtml, ...http}, label}: SampleProps): ReactNode {
  const plain = <Code code={{...http, label}} />;
  if (sdkHtml === undefined) return plain;
  return (
    <FormTabs
      language={http.label}
      isStacked
      sdk={<Code code={{...http, html: sdkHtml, label}} />}
      http={plain}
    />
  );
}
