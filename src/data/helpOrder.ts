/** Slugs of the help articles, those that most customers need first. Others follow by title. */
export const helpOrder: readonly string[] = `
  campaign-not-sending gmail-550-5-7-26 usage-limits hubspot-integration import-contacts how-sending-works
  sending-limits cancel-policy change-plan domain-warmup lead-score-changed mailbox-disconnected email-auth
  custom-tracking-domain single-sign-on suppression-list delete-personal-data edit-running-campaign stop-on-reply
  spam-filters founder-vs-standard-plans connect-gmail connect-microsoft-365 connect-smtp-imap dashboard-guide
  find-leads-in-app verified-emails email-templates personalization ai-personalization inbox-ai
  schedule-and-time-zones campaign-conflicts analytics ab-testing slack-integration pipedrive-integration
  zapier-integration sync-contacts salesforce-permissions bounce-types microsoft-yahoo-bounce-codes
  domain-verification-pending blocklist-removal open-rate-dropped false-opens-and-clicks refunds invoices-and-tax
  payment-failed seats-and-billing switch-from-another-tool secondary-domains postmaster-tools one-click-unsubscribe
  inbox-rotation email-builder segments-and-tags linkedin-steps white-label-workspaces lead-scoring api-auth
  webhook-deliveries automation-rules early-access-application invite-your-team sender-identity zoho-crm-integration
  dynamics-365-integration calendly-integration send-through-smtp-provider track-pricing-page-visits broken-tokens
  duplicate-emails cannot-sign-in import-missing-rows subject-lines list-hygiene cold-email-law follow-up-cadence
  handle-replies create-first-campaign setup-account email-deliverability troubleshoot-bounces pricing-guide
  salesforce-integration hot-lead-detection team-and-notifications email-best-practices verify-your-domain
  cannot-launch-campaign no-hot-lead-alert sender-paused free-trial crm-sync-errors replies-missing
  email-after-unsubscribe dmarc-fails-spf-passes inbox-guide overages payment-methods opt-out-line test-and-preview
  contact-support first-week prepare-a-csv emails-at-wrong-time bulk-sender-rules spam-complaints
  open-and-click-tracking campaign-statuses sequence-steps-and-waits campaign-senders reply-in-thread lead-owners
  lead-routing custom-fields find-contacts contact-timeline export-data merge-duplicates two-factor-authentication
  your-profile key-terms target-profile buying-intent spam-score-checker tasks quiet-hours reply-labels snippets
  start-on-free annual-billing delete-account enterprise-quote transfer-ownership custom-roles scim-provisioning
  recover-domain-reputation test-inbox-placement dmarc-reports spf-too-many-lookups email-looks-broken
  tracking-link-errors no-leads-found restore-deleted app-not-loading google-sheets-integration
  microsoft-teams-integration make-integration close-integration google-analytics-integration amazon-ses-integration
  segment-integration airtable-integration analytics-by-step-and-sender scheduled-reports bulk-actions
  duplicate-campaign one-off-emails attachments shared-inbox set-up-a-sales-team set-up-an-agency mailbox-aliases
  use-on-your-phone opening-lines call-to-action cold-email-examples choose-an-audience use-buying-signals
  respond-to-hot-leads campaign-benchmarks what-to-test best-time-to-send plain-text-or-html multichannel-cadence
  gdpr-notice re-engage-old-leads founder-outreach event-follow-up sequence-branching account-based-outreach
  custom-signals api-webhooks-or-zapier connected-apps activity-log white-label-domain hipaa-option dedicated-ip
  aircall-integration twilio-integration zoom-integration intercom-integration mixpanel-integration
  amplitude-integration notion-integration tableau-and-power-bi facebook-and-instagram-lead-ads x-integration
  hootsuite-integration buffer-integration
`
  .trim()
  .split(/\s+/);
