import {topicNamed} from '@site/src/data/contact';
import type {Values} from '@site/src/lib/forms/fields';
import type {Mail} from '../mailto';
import type {ContactField} from './contactFields';
import {articleName, type ContactRequest} from './contactRequest';

/** The form as an email to those who read the topic. Fields that are empty leave no trace. */
export function contactMail(
  {topic, article}: ContactRequest,
  {name, company, message}: Pick<Values<ContactField>, 'name' | 'company' | 'message'>,
): Mail {
  const {title, address} = topicNamed(topic);
  const subject = article === null ? title : `${title}, help article: ${articleName(article)}`;
  const signature = [name, company].map((line) => line.trim()).filter(Boolean);
  const body = [message.trim(), signature.join('\n')].filter(Boolean).join('\n\n');
  return {address, subject, body};
}
