import clsx from 'clsx';
import {ChevronDown, Search} from 'lucide-react';
import {
  useId,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';

import {Icon} from '../Icon/Icon';
import {Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Field.module.css';
import {describedBy, Texts, type Described, type HintAndError} from './Texts';

interface FieldTexts extends HintAndError {
  readonly label: ReactNode;
}

export interface FieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  /** Leaves the label to screen readers, for a field whose placeholder says the same. */
  readonly isLabelHidden?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export interface AreaFieldProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * The most characters of a search, as in the search box. Browsers take seconds to lay out longer words, and servers refuse
 * longer URLs.
 */
export const LONGEST_SEARCH = 512;

/**
 * A labeled input with its hint and error. A search field has a magnifying glass. A number field takes no letters: with one
 * in it, browsers say that it's empty.
 */
export function Field({label, isLabelHidden, hint, error, id, ...props}: FieldProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const {target} = event;
    if (target.type === 'number' && target.validity.badInput)
      target.value = String(props.value ?? '');
    else props.onChange?.(event);
  };
  const input = (
    <input
      id={fieldId}
      className={styles.input}
      maxLength={props.type === 'search' ? LONGEST_SEARCH : undefined}
      {...describedBy({hint, error, fieldId})}
      {...props}
      onChange={onChange}
    />
  );
  return (
    <Frame {...{label, isLabelHidden, hint, error, fieldId}}>
      {props.type === 'search' ? (
        <div className={clsx(styles.overlaid, styles.search)}>
          {input}
          <Icon icon={Search} size={16} />
        </div>
      ) : (
        input
      )}
    </Frame>
  );
}

/** A labeled textarea with its hint and error. */
export function AreaField({label, hint, error, id, ...area}: AreaFieldProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Frame {...{label, hint, error, fieldId}}>
      <textarea
        id={fieldId}
        className={styles.input}
        {...describedBy({hint, error, fieldId})}
        {...area}
      />
    </Frame>
  );
}

function Frame(
  props: Described & Pick<FieldProps, 'label' | 'isLabelHidden'> & {readonly children: ReactNode},
): ReactNode {
  const {label, isLabelHidden, children, ...described} = props;
  return (
    <Stack gap={2}>
      <Text
        as="label"
        size="small"
        weight="semibold"
        htmlFor={described.fieldId}
        className={isLabelHidden ? 'visuallyHidden' : undefined}>
        {label}
      </Text>
      {children}
      <Texts {...described} />
    </Stack>
  );
}

export interface SelectFieldProps<Value extends string> extends FieldTexts {
  readonly value: Value;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly onChange: (value: Value) => void;
}

/** A labeled select with its hint and error. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const {label, hint, error, value, options, onChange} = props;
  const fieldId = useId();
  return (
    <Frame {...{label, hint, error, fieldId}}>
      <div className={styles.overlaid}>
        <select
          id={fieldId}
          className={styles.input}
          value={value}
          {...describedBy({hint, error, fieldId})}
          // The value of one of the options.
          onChange={(event) => onChange(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} size={16} />
      </div>
    </Frame>
  );
}
