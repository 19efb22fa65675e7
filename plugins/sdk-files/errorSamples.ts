import {sdk, type SdkLanguageId} from '../../src/data/sdk';

const {client: product, package: packageName} = sdk;

/**
 * Scripts that send a request with settings and a key of their own, read the request id, and handle errors.
 *
 * @param baseUrl another server than the API's, in tests
 */
export const errorSamples: Readonly<Record<SdkLanguageId, (baseUrl?: string) => string>> = {
  javascript: (
    baseUrl,
  ) => `import {ConflictError, ${product}, ValidationError} from '${packageName}';

const client = new ${product}({timeout: 10_000, maxRetries: 4${baseUrl ? `, baseUrl: '${baseUrl}'` : ''}});
const email = {
  to: 'lead_8f3a2c',
  subject: 'A question about your month-end close process',
  text: 'Hi {{firstName | there}},\\n\\nCan I call you Thursday?',
};

try {
  const {data, response} = await client
    .sendEmail(email, {idempotencyKey: \`close-\${email.to}\`})
    .withResponse();
  console.log(data.email.id, response.requestId);
} catch (error) {
  if (error instanceof ValidationError) {
    console.log(error.fields);
  } else if (error instanceof ConflictError) {
    console.log(error.type, error.detail);
  } else {
    throw error;
  }
}`,

  python: (
    baseUrl,
  ) => `from ${packageName} import ConflictError, ${product}, ValidationError, response_of

client = ${product}(timeout=10, max_retries=4${baseUrl ? `, base_url="${baseUrl}"` : ''})
lead_id = "lead_8f3a2c"

try:
    data = client.send_email(
        to=lead_id,
        subject="A question about your month-end close process",
        text="Hi {{firstName | there}},\\n\\nCan I call you Thursday?",
        idempotency_key=f"close-{lead_id}",
    )
    print(data["email"]["id"], response_of(data).request_id)
except ValidationError as error:
    print(error.fields)
except ConflictError as error:
    print(error.type, error.detail)`,

  ruby: (baseUrl) => `require '${packageName}'

client = ${product}::Client.new(timeout: 10, max_retries: 4${baseUrl ? `, base_url: '${baseUrl}'` : ''})
lead_id = 'lead_8f3a2c'

begin
  data = client.send_email(
    to: lead_id,
    subject: 'A question about your month-end close process',
    text: "Hi {{firstName | there}},\\n\\nCan I call you Thursday?",
    request_options: {idempotency_key: "close-#{lead_id}"},
  )
  puts data.email.id, data.response.request_id
rescue ${product}::ValidationError => e
  p e.fields
rescue ${product}::ConflictError => e
  puts e.type, e.detail
end`,

  php: (baseUrl) => `<?php

require 'vendor/autoload.php';

use ${product}\\Exception\\ConflictException;
use ${product}\\Exception\\ValidationException;

$client = new ${product}\\Client(timeout: 10, maxRetries: 4${baseUrl ? `, baseUrl: '${baseUrl}'` : ''});
$leadId = 'lead_8f3a2c';

try {
    $data = $client->sendEmail(
        [
            'to' => $leadId,
            'subject' => 'A question about your month-end close process',
            'text' => "Hi {{firstName | there}},\\n\\nCan I call you Thursday?",
        ],
        ['idempotencyKey' => "close-$leadId"],
    );
    echo $data['email']['id'], ' ', $client->lastResponse()->requestId(), PHP_EOL;
} catch (ValidationException $error) {
    print_r($error->fields());
} catch (ConflictException $error) {
    echo $error->type, ' ', $error->detail, PHP_EOL;
}`,
};
