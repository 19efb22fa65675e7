import {plansWith} from './planFeatures';

/** From the most permissions to the fewest. */
export const roles = ['Owner', 'Admin', 'Member', 'Viewer'] as const;

type Role = (typeof roles)[number];

/** Whether a role has a permission, or its scope, as shown: `Their own`. */
export type Right = boolean | string;

export interface Permission {
  readonly action: string;
  readonly rights: Readonly<Record<Role, Right>>;
}

const rights = (owner: Right, admin: Right, member: Right, viewer: Right) => ({
  Owner: owner,
  Admin: admin,
  Member: member,
  Viewer: viewer,
});

const everyone = rights(true, true, true, true);
const members = rights(true, true, true, false);
const ownForMembers = rights(true, true, 'Their own', false);
const admins = rights(true, true, false, false);
const ownerOnly = rights(true, false, false, false);

/** A custom role starts from one of the roles and adds or removes single permissions. */
export const permissions: readonly Permission[] = [
  {action: 'View the campaigns and analytics they have access to', rights: everyone},
  {action: 'Create, edit, launch, and pause campaigns', rights: ownForMembers},
  {action: 'Find and import leads, edit lists and tags', rights: members},
  {action: 'Reply in the inbox', rights: ownForMembers},
  {action: 'Delete leads and contacts', rights: ownForMembers},
  {action: 'Export leads, contacts, and reports', rights: admins},
  {action: 'Connect a mailbox', rights: members},
  {action: 'Add addresses to the suppression list', rights: members},
  {action: 'Remove a bounced or manually added address from the suppression list', rights: admins},
  {
    action: 'Manage domains, integrations, API keys, webhooks, automation rules, and scoring rules',
    rights: admins,
  },
  {
    action:
      'Change the company, postal address, time zone, target profile, fields, and sending defaults',
    rights: admins,
  },
  {action: 'View the activity log', rights: admins},
  {
    action: 'Invite and remove people, change their roles',
    rights: rights(true, 'All but Owners', false, false),
  },
  {action: `Create custom roles (${plansWith('permissions')})`, rights: admins},
  {action: `Create and brand workspaces (${plansWith('white-label')})`, rights: admins},
  {action: `Set up single sign-on and SCIM (${plansWith('sso')})`, rights: admins},
  {action: 'Require two-factor authentication', rights: ownerOnly},
  {action: 'Raise the daily limit of a mailbox', rights: ownerOnly},
  {action: 'Change the plan and payment details', rights: ownerOnly},
  {action: 'Make someone an Owner, delete the account', rights: ownerOnly},
];
