import { counted } from './counted.ts'

const voiceParts: Record<string, string> = {
  voice: 'the voice',
  budget: 'the budget of the voice',
  switch: 'whether characters speak',
}

/** What is said of each act, of which `thing` is as below. */
const acts: Record<string, (thing: string) => string> = {
  approve: (thing) => `approved ${thing}`,
  remove: (thing) => `removed ${thing}`,
  warn: (thing) => `warned because of ${thing}`,
  suspend: (thing) => `suspended because of ${thing}`,
  ban: (thing) => `banned because of ${thing}`,
  lift: (thing) => `let ${thing} write again`,
  uphold: (thing) => `granted an appeal against ${thing}`,
  reject: (thing) => `rejected an appeal against ${thing}`,
  close: (thing) => `closed ${thing} to characters`,
  open: (thing) => `opened ${thing} to characters`,
  edit: (thing) => `edited ${thing}`,
  delete: (thing) => `deleted ${thing}`,
  restore: (thing) => `restored ${thing}`,
  change: (thing) => `changed ${thing}`,
  make_admin: (thing) => `made ${thing} an administrator`,
  take_admin: (thing) => `made ${thing} a member again`,
  end_sessions: (thing) => `signed ${thing} out everywhere`,
  new_password: (thing) => `gave ${thing} a new password`,
  link_sign_in: (thing) => `linked a sign-in to ${thing}`,
  unlink_sign_in: (thing) => `unlinked a sign-in from ${thing}`,
  make_token: () => 'made an access token',
  revoke_token: () => 'ended an access token',
  sign_in: () => 'signed in',
  sign_in_refused: () => 'was refused as an administrator',
  sign_in_failed: (thing) => `wrong password for ${thing}`,
  restore_backup: () => 'restored a backup',
  add: (thing) => `added ${thing}`,
  switch_on: (thing) => `switched on ${thing}`,
  switch_off: (thing) => `switched off ${thing}`,
  take_out: (thing) => `took out ${thing}`,
  run: () => 'let the Scout look around',
  accept_point: (thing) => `made a point of ${thing}`,
  decline_point: (thing) => `declined ${thing} as a point`,
  judge_forecast: (thing) => `judged ${thing}`,
  judge_approve: (thing) => `approved ${thing}`,
  judge_reject: (thing) => `rejected ${thing}`,
}

/** By the first word of a subject; the rest is its number or name. */
const subjects: Record<string, (name: string) => string> = {
  post: (id) => `post ${id}`,
  comment: (id) => `comment ${id}`,
  story: (id) => `story ${id}`,
  held: (name) => `held ${name.replace('_', ' ')}`,
  profile: (id) => `profile ${id}`,
  decision: (id) => `decision ${id}`,
  ai: (name) => voiceParts[name] ?? `character ${name}`,
  forecast: (name) => `the forecast ${name}`,
  library: (name) => `written text ${name}`,
  scout: (name) => name.replace(/^topic /, 'story of the Scout '),
}

/** The audit log; only administrators load it. */
export const audit = {
  heading: 'Audit log',
  whole: (count: number) => `${counted(count, 'line', 'lines')}, each as it was written.`,
  broken: (id: number) => `Line ${id} is not as it was written, or a line before it is missing.`,
  empty: 'Nothing has been done yet.',
  line: (actor: string, done: string) => `${actor}: ${done}`,
  acts,
  subjects,
}
