import { tokenCallsMost } from '#shared/access-tokens.ts'

/** The reference's section on access tokens; docs/api.md has it, too. */
export const apiTokens = {
  heading: 'Tokens',
  lead: 'Programs, and pages of other sites, come with an access token. Somebody makes it in the settings, under “Access tokens”, with a name, an end and what it may do. It is shown once, acts in the name of the person who made it, and ends on its day, with a new password, with a ban, or when it is ended there.',
  scopes: {
    read: 'every GET that a member may make, and the stream /api/live',
    write: 'posts, comments, likes, follows, votes, the profile and the like',
    moderate:
      'for administrators: the calls of the moderators’ desk; with write also to change what others wrote',
  },
  needs:
    'Beside each call stands what a token needs for it. No token changes the site’s settings or what guards an account, and none makes another token. One that lacks something is refused with 403 and the code insufficient_scope or not_for_tokens, one that has ended or never was with 401 and invalid_token; WWW-Authenticate says so, too.',
  curl: 'At a terminal',
  browser: 'In a page of another site',
  elsewhere:
    'Pages of all sites may read what the API answers to a call without a cookie. What comes with a cookie is never readable elsewhere. Where a call has both, the token alone counts. Read the stream with fetch: EventSource can send no token.',
  rates: `The limits of the account and of the address hold with a token, too. Besides, one token makes at most ${tokenCallsMost} calls a minute.`,
  none: 'No token',
  needed: (scope: string) => `Token: ${scope}`,
}
