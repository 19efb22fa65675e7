import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Stack} from '@site/src/components/Stack/Stack';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Text} from '@site/src/components/Text/Text';
import {isShownByFields, RAW_BODY, rawBodyField} from '../console/body';
import {isRaw} from '../console/consoleMachine';
import type {ConsoleOperation, Field, FieldValue, FieldValues} from '../console/types';
import styles from './Console.module.css';
import {FieldControl} from './FieldControl';

interface RequestFieldsProps {
  readonly operation: ConsoleOperation;
  readonly values: FieldValues;
  /** By field id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onEdit: (id: string, value: FieldValue) => void;
  /** Called to edit the body as text, or in its fields again. */
  readonly onRaw: (isRaw: boolean) => void;
}

/** The fields of a request: first what most requests need, then the method and the headers, folded. */
export function RequestFields(props: RequestFieldsProps): ReactNode {
  const {operation, values, errors, onEdit, onRaw} = props;
  const controls = (...places: readonly Field['place'][]) =>
    operation.fields
      .filter(({place}) => places.includes(place))
      .map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          value={values[field.id] ?? ''}
          error={errors[field.id]}
          onChange={(value) => onEdit(field.id, value)}
        />
      ));
  const group = (title: string, fields: readonly ReactNode[]) =>
    fields.length > 0 && (
      <Stack as="fieldset" gap={5} className={styles.place}>
        <Text as="legend" weight="semibold">
          {title}
        </Text>
        {fields}
      </Stack>
    );

  return (
    <>
      {group('Path', controls('path'))}
      {group('Query', controls('query'))}
      {operation.bodyType && (
        <Tabs
          label="Body"
          active={isRaw(values) ? 'text' : 'fields'}
          onActivate={(id) => onRaw(id === 'text')}
          items={[
            {
              id: 'fields',
              label: 'Body',
              content: !isRaw(values) && <Stack gap={5}>{controls('body')}</Stack>,
            },
            {
              id: 'text',
              label: operation.bodyType === 'application/json' ? 'JSON' : 'Text',
              content: isRaw(values) && (
                <FieldControl
                  field={{
                    ...rawBodyField,
                    description: isShownByFields(operation, values)
                      ? 'The fields follow this text.'
                      : 'The fields can’t show everything in this text. If you switch back to them, the rest is lost.',
                  }}
                  value={values[RAW_BODY] ?? ''}
                  error={errors[RAW_BODY]}
                  onChange={(value) => onEdit(RAW_BODY, value)}
                />
              ),
            },
          ]}
        />
      )}
      <Disclosure summary="Method and headers">
        <Stack gap={5}>{controls('method', 'header')}</Stack>
      </Disclosure>
    </>
  );
}

/** Shows a field, also if it's folded, and moves the focus to it. */
export function focusField(form: HTMLFormElement | null, id: string): void {
  const box = form?.querySelector(`[data-field="${CSS.escape(id)}"]`);
  const fold = box?.closest('details');
  if (fold) fold.open = true;
  const control = box?.querySelector<HTMLElement>('input, select, textarea');
  control?.scrollIntoView({block: 'center'});
  control?.focus({preventScroll: true});
}
