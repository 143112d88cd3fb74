/**
 * Who calls. Where a call is about a thing, `owner`, `unverified`, `banned` and `suspended` have one
 * of their own, and the others ask for the owner's. Addresses have to be verified on this site. `stale` is
 * an administrator whose password was typed more than fifteen minutes ago.
 */
export const roles = [
  'visitor',
  'owner',
  'other',
  'unverified',
  'banned',
  'suspended',
  'admin',
  'stale',
] as const
export type Role = (typeof roles)[number]

/** What they get: `yes`, or the code of the refusal. */
type Row = Record<Role, string>

const row = (...cells: string[]): Row =>
  Object.fromEntries(roles.map((role, at) => [role, cells[at]])) as Row

const [yes, signIn, theirs, nothing] = ['yes', 'unauthorized', 'forbidden', 'not_found']
const [proof, ban, pause, known] = ['unverified', 'banned', 'suspended', 'conflict']
const again = 'not_confirmed'

//                     visitor owner  other    unverified banned suspended admin stale
const anyone = /*   */ row(yes, yes, yes, yes, yes, yes, yes, yes)
const member = /*   */ row(signIn, yes, yes, yes, yes, yes, yes, yes)
/** Makes others notice one. */
const writer = /*   */ row(signIn, yes, yes, yes, ban, pause, yes, yes)
/** Says something to everybody. */
const author = /*   */ row(signIn, yes, yes, proof, ban, pause, yes, yes)
/** Counts: one proven address, one vote. */
const voter = /*    */ row(signIn, yes, yes, 'unproven', ban, pause, yes, yes)
/** The same of a thing of one's own that for all others is not there. */
const authorOnly = /**/ row(signIn, yes, nothing, proof, ban, pause, nothing, nothing)
/** Says something to everybody of what somebody else said. */
const ofAnother = /**/ row(signIn, 'invalid', yes, proof, ban, pause, yes, yes)
/** Changes words that everybody sees. */
const ownWords = /* */ row(signIn, yes, theirs, yes, ban, pause, yes, again)
/** Takes something of one's own away, which administrators may, too. */
const own = /*      */ row(signIn, yes, theirs, yes, yes, yes, yes, again)
/** A thing that for all others is not there. */
const ownOnly = /*  */ row(signIn, yes, nothing, yes, yes, yes, nothing, nothing)
/** Looks after the site, and only looks. */
const desk = /*     */ row(signIn, theirs, theirs, theirs, theirs, theirs, yes, yes)
/** Changes something about it. */
const admin = /*    */ row(signIn, theirs, theirs, theirs, theirs, theirs, yes, again)

/** There is something to prove only for one. */
const unproven = row(signIn, known, known, yes, known, known, known, known)

/**
 * The matrix of calls and roles, written by hand and beside the guards on purpose: a guard that
 * changes, or a call that is new, must be agreed to here.
 */
export const access: Record<string, Row> = {
  'GET /api/user': member,
  'POST /api/register': anyone,
  'POST /api/login': anyone,
  'POST /api/logout': anyone,
  'POST /api/verify-email': anyone,
  'POST /api/resend-verification': unproven,
  'POST /api/sign-in-with': anyone,
  'GET /api/sign-in-with': anyone,
  'POST /api/sign-in-with/account': anyone,
  'POST /api/sign-in-with/link': member,
  'GET /api/user/sign-ins': member,
  'POST /api/user/sign-ins': member,
  'DELETE /api/user/sign-ins/{id}': ownOnly,
  'GET /api/posts': anyone,
  'POST /api/posts': author,
  'GET /api/posts/{id}': anyone,
  'PUT /api/posts/{id}': ownWords,
  'DELETE /api/posts/{id}': own,
  'POST /api/posts/{id}/comments': author,
  'POST /api/interactions/like': writer,
  'POST /api/posts/{id}/like': writer,
  'GET /api/posts/{id}/poll': anyone,
  'PUT /api/posts/{id}/poll/vote': voter,
  'GET /api/posts/{id}/minds': anyone,
  'PUT /api/posts/{id}/mind': author,
  'DELETE /api/posts/{id}/mind': member,
  'GET /api/posts/{id}/moved': anyone,
  'PUT /api/comments/{id}/moved': ofAnother,
  'DELETE /api/comments/{id}/moved': member,
  'GET /api/posts/{id}/steelmen': anyone,
  'PUT /api/comments/{id}/steelman': ofAnother,
  'DELETE /api/comments/{id}/steelman': member,
  'PUT /api/steelmen/{id}': authorOnly,
  'GET /api/trending': anyone,
  'GET /api/trending/{hashtag}/why': anyone,
  'GET /api/topics/{hashtag}': anyone,
  'GET /api/topics/{hashtag}/posts': anyone,
  'GET /api/topics/{hashtag}/following': anyone,
  'POST /api/topics/{hashtag}/follow': member,
  'DELETE /api/topics/{hashtag}/follow': member,
  'GET /api/posts/following': member,
  'GET /api/user/topics': member,
  'GET /api/categories/{category}/posts': anyone,
  'GET /api/search': anyone,
  'GET /api/search/suggestions': anyone,
  'POST /api/admin/login': anyone,
  'GET /api/admin/overview': desk,
  'GET /api/admin/waiting': desk,
  'GET /api/admin/people': desk,
  'GET /api/admin/people/{userId}': desk,
  'DELETE /api/admin/people/{userId}/sessions': admin,
  'PUT /api/admin/people/{userId}/role': admin,
  'GET /api/admin/messages': desk,
  'PUT /api/admin/messages/{id}': admin,
  'GET /api/admin/ai': desk,
  'PUT /api/admin/moderation/closed/{id}': admin,
  'GET /api/admin/library': desk,
  'GET /api/admin/library/texts': desk,
  'PUT /api/admin/library/switches': admin,
  'PUT /api/admin/ai/switch': admin,
  'PUT /api/admin/ai/budget': admin,
  'PUT /api/admin/ai/figures': admin,
  'PUT /api/admin/ai/voice': admin,
  'POST /api/admin/ai/test': admin,
  'POST /api/admin/ai/local-servers': admin,
  'GET /api/admin/ai/models': desk,
  'POST /api/admin/ai/models/{id}/download': admin,
  'DELETE /api/admin/ai/models/{id}/download': admin,
  'DELETE /api/admin/ai/models/{id}': admin,
  'GET /api/admin/ai/comparison': desk,
  'POST /api/admin/ai/comparison': admin,
  'GET /api/admin/characters/{id}': desk,
  'POST /api/admin/characters': admin,
  'POST /api/admin/characters/{id}/versions': admin,
  'POST /api/admin/characters/{id}/restore': admin,
  'PUT /api/admin/characters/{id}/switch': admin,
  'GET /api/seo/keywords': desk,
  'POST /api/seo/keywords': admin,
  'DELETE /api/seo/keywords/{id}': admin,
  'POST /api/seo/import': admin,
  'GET /api/seo/performance': desk,
  'GET /api/seo/recommendations': desk,
  'POST /api/seo/recommendations/{id}/implement': admin,
  'POST /api/seo/visits': anyone,
  'GET /api/posts/rising': anyone,
  'GET /api/contributors': anyone,
  'POST /api/posts/{id}/restore': ownWords,
  'GET /api/posts/{id}/versions': anyone,
  'PUT /api/comments/{id}': ownWords,
  'DELETE /api/comments/{id}': own,
  'POST /api/comments/{id}/restore': ownWords,
  'GET /api/comments/{id}/versions': anyone,
  'PUT /api/posts/{id}/bookmark': member,
  'DELETE /api/posts/{id}/bookmark': member,
  'GET /api/user/bookmarks': member,
  'GET /api/user/bookmarks/ids': member,
  'GET /api/user/drafts': member,
  'POST /api/user/drafts': member,
  'GET /api/user/drafts/{id}': ownOnly,
  'PUT /api/user/drafts/{id}': ownOnly,
  'DELETE /api/user/drafts/{id}': ownOnly,
  'GET /api/ai-characters': anyone,
  'GET /api/comments/{id}/receipt': anyone,
  'GET /api/ai-characters/{id}': anyone,
  'GET /api/posts/{id}/digest': anyone,
  'GET /api/posts/{id}/discussion': anyone,
  'GET /api/debates': anyone,
  'GET /api/debates/{id}': anyone,
  'GET /api/debates/{id}/own': member,
  'DELETE /api/debates/{id}/own': member,
  'PUT /api/debates/{id}/stance': voter,
  'PUT /api/debates/{id}/points/{pointId}/vote': voter,
  'DELETE /api/debates/{id}/points/{pointId}': ownOnly,
  'PUT /api/ai-characters/{id}/forecasts/{debateId}/{textId}/vote': voter,
  'PUT /api/admin/forecasts/{id}/{debateId}/{textId}': admin,
  'GET /api/admin/points': desk,
  'PUT /api/admin/points/{commentId}': admin,
  'GET /api/posts/{id}/stance': member,
  'PUT /api/posts/{id}/stance': writer,
  'DELETE /api/posts/{id}/stance': member,
  'GET /api/notifications': member,
  'GET /api/notifications/count': member,
  'POST /api/notifications/read': member,
  'GET /api/user/notification-choices': member,
  'PUT /api/user/notification-choices': member,
  'GET /api/push/key': member,
  'POST /api/push/subscriptions': member,
  'DELETE /api/push/subscriptions': member,
  'POST /api/unsubscribe/{token}': anyone,
  'GET /api/names/{name}': anyone,
  'GET /api/users/{userId}/pictures': anyone,
  'GET /api/users/{userId}/followers': anyone,
  'GET /api/users/{userId}/followed': anyone,
  'GET /api/users/{userId}/profile': anyone,
  'GET /api/users/{userId}/stats': anyone,
  'GET /api/users/{userId}/posts': anyone,
  'GET /api/users/{userId}/following': anyone,
  'POST /api/users/{userId}/follow': writer,
  'DELETE /api/users/{userId}/follow': member,
  'GET /api/user/profile': member,
  'PUT /api/user/profile': writer,
  'GET /api/user/stats': member,
  'GET /api/user/posts': member,
  'GET /api/user/likes': member,
  'GET /api/user/friends': member,
  'POST /api/user/pictures/{kind}': writer,
  'POST /api/words/preview': member,
  'GET /api/completions': member,
  'GET /api/user/pictures': member,
  'DELETE /api/user/pictures/{id}': ownOnly,
  'GET /api/stories': anyone,
  'POST /api/stories': author,
  'POST /api/stories/{id}/view': anyone,
  'DELETE /api/stories/{id}': ownOnly,
  'POST /api/forgot-password': anyone,
  'POST /api/reset-password': anyone,
  'PUT /api/user/password': member,
  'PUT /api/user/email': member,
  'GET /api/user/settings': member,
  'PUT /api/user/settings': member,
  'GET /api/user/sessions': member,
  'DELETE /api/user/sessions': member,
  'DELETE /api/user/sessions/{id}': ownOnly,
  'GET /api/user/tokens': member,
  'POST /api/user/tokens': writer,
  'DELETE /api/user/tokens/{id}': ownOnly,
  'GET /api/user/data': member,
  'POST /api/user/delete': member,
  'GET /api/user/hidden': member,
  'PUT /api/user/hidden/people/{userId}': member,
  'DELETE /api/user/hidden/people/{userId}': member,
  'PUT /api/user/hidden/characters/{characterId}': member,
  'DELETE /api/user/hidden/characters/{characterId}': member,
  'PUT /api/user/hidden/words': member,
  'POST /api/reports': writer,
  'GET /api/user/held': member,
  'DELETE /api/user/held/{id}': ownOnly,
  'GET /api/user/notices': member,
  'POST /api/user/notices/read': member,
  'POST /api/user/notices/{id}/appeal': ownOnly,
  'GET /api/admin/moderation': desk,
  'POST /api/admin/moderation': admin,
  'DELETE /api/admin/moderation/sanctions/{userId}': admin,
  'POST /api/admin/moderation/appeals/{id}': admin,
  'GET /api/admin/audit': desk,
  'GET /api/transparency': anyone,
  'GET /api/reference': anyone,
  'POST /api/contact': anyone,
  'POST /api/analytics/cross-post': writer,
  'POST /api/posts/{id}/share': writer,
  'GET /api/admin/scout': desk,
  'POST /api/admin/scout/sources': admin,
  'PUT /api/admin/scout/sources': admin,
  'DELETE /api/admin/scout/sources': admin,
  'POST /api/admin/scout/run': admin,
  'POST /api/admin/scout/topics/{id}/verdict': admin,
}
