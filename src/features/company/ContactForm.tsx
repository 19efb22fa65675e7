import Link from '@docusaurus/Link';
import {useEffect, useEffectEvent, type ReactNode} from 'react';

import {SelectField} from '@site/src/components/Field/Field';
import {brand} from '@site/src/data/brand';
import {contactTopics, topicNamed, type ContactTopicId} from '@site/src/data/contact';
import {limits} from '@site/src/data/limits';
import {storageKeys} from '@site/src/data/storageKeys';
import type {FieldSpec, Values} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import type {Mail} from '@site/src/lib/mailto';
import styles from './MailForm.module.css';
import {MailForm, senderFields} from './MailForm';

type ContactField = 'name' | 'email' | 'company' | 'message';

const fields: readonly FieldSpec<ContactField>[] = [
  ...senderFields('Enter your name.'),
  {
    name: 'company',
    label: 'Company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: 200,
  },
  {
    name: 'message',
    label: 'Message',
    type: 'area',
    missing: 'Enter a message.',
    placeholder: 'Tell us how we can help',
    rows: 5,
    maxLength: 5000,
  },
];

const topicOptions = contactTopics.map(({id, title}) => ({value: id, label: title}));

const MAX_SLUG_LENGTH = 80;
const MAX_MESSAGE_LENGTH = 1000;

/** The subject of a message, from the page's query: `?topic=billing&article=pricing-guide&message=Hello`. */
interface ContactRequest {
  readonly topic: ContactTopicId;
  /** Slug of the help article the reader came from. */
  readonly article: string | null;
  /** The beginning of a message, such as a search without a result; empty without one. */
  readonly message: string;
}

/** Reads the query. An unknown topic becomes the first one; an article that isn't a slug becomes null. */
export function readRequest(params: URLSearchParams): ContactRequest {
  const topic = topicNamed(params.get('topic'));
  const article = params.get('article') ?? '';
  const isSlug = /^[a-z0-9-]+$/.test(article) && article.length <= MAX_SLUG_LENGTH;
  const message = (params.get('message') ?? '').slice(0, MAX_MESSAGE_LENGTH);
  return {topic: topic.id, article: isSlug ? article : null, message};
}

/** `pricing guide` for pricing-guide. */
const articleName = (slug: string): string => slug.replaceAll('-', ' ');

/**
 * The contact form. Topic and article are query parameters, and so is the beginning of a message until it's in the field. The
 * rest is stored until the tab closes.
 */
export function ContactForm(): ReactNode {
  const [params, change] = useSearchParams();
  const request = readRequest(params);
  const {topic, article, message} = request;
  const form = useForm({form: 'contact', fields, draftKey: storageKeys.contactDraft});

  // Adds the URL's message to the draft, after what the visitor has written there already.
  const addMessage = useEffectEvent(() => {
    form.changeDraft(({message: draft = '', ...others}) => ({
      ...others,
      message: draft.includes(message) ? draft : [draft, message].filter(Boolean).join('\n\n'),
    }));
    change({message: null});
  });
  useEffect(() => {
    if (message !== '') addMessage();
  }, [message]);

  return (
    <MailForm
      form={form}
      fields={fields}
      mail={contactMail(request, form.state.values)}
      next={`During business hours, we reply within ${limits.replyHours} hours.`}
      sendLabel="Send message"
      mailLabel="Write it as an email"
      withoutScripts={`This form needs JavaScript. Without it, email ${brand.mail.support} or one of the addresses below.`}
      onSend={() => void form.send({topic, ...(article !== null && {article})})}>
      <SelectField
        label="Topic"
        hint={topicNamed(topic).text}
        value={topic}
        options={topicOptions}
        onChange={(value) => change({topic: value})}
      />
      {article !== null && (
        <p>
          About the help article <Link to={`/help/article/${article}`}>{articleName(article)}</Link>
          .{' '}
          <button
            type="button"
            className={styles.leaveOut}
            onClick={() => {
              // The button removes itself, so the focus moves to the next control.
              form.focus('name');
              change({article: null});
            }}>
            Remove
          </button>
        </p>
      )}
    </MailForm>
  );
}

/** The form as an email to the team that handles the topic, without empty fields. */
function contactMail(
  {topic, article}: Pick<ContactRequest, 'topic' | 'article'>,
  {name, company, message}: Pick<Values<ContactField>, 'name' | 'company' | 'message'>,
): Mail {
  const {title, address} = topicNamed(topic);
  const subject = article === null ? title : `${title}, help article: ${articleName(article)}`;
  const signature = [name, company].map((line) => line.trim()).filter(Boolean);
  const body = [message.trim(), signature.join('\n')].filter(Boolean).join('\n\n');
  return {address, subject, body};
}
