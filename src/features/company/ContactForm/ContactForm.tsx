import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {SelectField} from '@site/src/components/Field/Field';
import {FormFields} from '@site/src/components/FormFields/FormFields';
import {brand} from '@site/src/data/brand';
import {contactTopics, topicNamed} from '@site/src/data/contact';
import {limits} from '@site/src/data/limits';
import {useForm} from '@site/src/lib/forms/useForm';
import {storageKeys} from '@site/src/lib/storage';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import type {Values} from '@site/src/lib/forms/fields';
import {MailDone} from '../MailDone';
import {mailto, type Mail} from '../mailto';
import {contactFields, type ContactField} from './contactFields';
import {articleName, readRequest, type ContactRequest} from './contactRequest';
import styles from '../MailForm.module.css';

/** The form as an email to those who read the topic. Fields that are empty leave no trace. */
function contactMail(
  {topic, article}: ContactRequest,
  {name, company, message}: Pick<Values<ContactField>, 'name' | 'company' | 'message'>,
): Mail {
  const {title, address} = topicNamed(topic);
  const subject = article === null ? title : `${title}, help article: ${articleName(article)}`;
  const signature = [name, company].map((line) => line.trim()).filter(Boolean);
  const body = [message.trim(), signature.join('\n')].filter(Boolean).join('\n\n');
  return {address, subject, body};
}

const topicOptions = contactTopics.map(({id, title}) => ({value: id, label: title}));

/**
 * The message to the company. Topic and article are the address's; what was typed is kept until the tab closes. The
 * same text is always ready as an email, which reaches somebody even while the site has no server.
 */
export function ContactForm(): ReactNode {
  const [params, change] = useSearchParams();
  const request = readRequest(params);
  const form = useForm({
    form: 'contact',
    fields: contactFields,
    draftKey: storageKeys.contactDraft,
  });
  const {state} = form;
  const mail = contactMail(request, state.values);
  const {topic, article} = request;

  if (state.status === 'done') {
    return (
      <div className={styles.frame}>
        <MailDone
          outcome={state.outcome}
          mail={mail}
          next={`In business hours you get a reply within ${limits.replyHours} hours.`}
          onAgain={form.renew}
        />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <FormFields
        fields={contactFields}
        form={form}
        sendLabel="Send message"
        onSend={() => void form.send({topic, ...(article !== null && {article})})}
        otherAction={
          <Button size="large" to={mailto(mail)}>
            Write it as an email
          </Button>
        }>
        <div className={styles.topic}>
          <SelectField
            label="Topic"
            value={topic}
            options={topicOptions}
            onChange={(value) => change({topic: value})}
          />
          <p className={styles.hint}>{topicNamed(topic).text}</p>
        </div>
        {article !== null && (
          <p className={styles.article}>
            About the help article{' '}
            <Link to={`/help/article/${article}`}>{articleName(article)}</Link>.{' '}
            <button
              type="button"
              className={styles.leaveOut}
              onClick={() => change({article: null})}>
              Leave it out
            </button>
          </p>
        )}
      </FormFields>
      <noscript>
        <p>
          The form needs JavaScript. Without it, write to {brand.mail.support}, or to one of the
          addresses below.
        </p>
      </noscript>
    </div>
  );
}
