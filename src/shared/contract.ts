// Written by `npm run lists` from the files that there are; a test holds it against them.
import * as accessTokensCalls from './access-tokens.ts'
import * as adminCalls from './admin.ts'
import * as aiCalls from './ai.ts'
import * as argumentsCalls from './arguments.ts'
import * as bookmarksCalls from './bookmarks.ts'
import * as characterPageCalls from './character-page.ts'
import * as charactersCalls from './characters.ts'
import * as comparisonCalls from './comparison.ts'
import * as completionsCalls from './completions.ts'
import * as contactCalls from './contact.ts'
import * as digestCalls from './digest.ts'
import * as discussionCalls from './discussion.ts'
import * as draftsCalls from './drafts.ts'
import * as followingCalls from './following.ts'
import * as hidingCalls from './hiding.ts'
import * as judgingCalls from './judging.ts'
import * as libraryCalls from './library.ts'
import * as marksCalls from './marks.ts'
import * as mediaCalls from './media.ts'
import * as mindsCalls from './minds.ts'
import * as modelsCalls from './models.ts'
import * as moderationCalls from './moderation.ts'
import * as movedCalls from './moved.ts'
import * as notificationsCalls from './notifications.ts'
import * as passkeysCalls from './passkeys.ts'
import * as peopleDeskCalls from './people-desk.ts'
import * as peoplePointsCalls from './people-points.ts'
import * as peopleCalls from './people.ts'
import * as pollsCalls from './polls.ts'
import * as popularCalls from './popular.ts'
import * as postsCalls from './posts.ts'
import * as readersCalls from './readers.ts'
import * as referenceCalls from './reference.ts'
import * as revisingCalls from './revising.ts'
import * as scoutCalls from './scout.ts'
import * as searchCalls from './search.ts'
import * as secondStepCalls from './second-step.ts'
import * as seoCalls from './seo.ts'
import * as settingsCalls from './settings.ts'
import * as sharingCalls from './sharing.ts'
import * as signInWithCalls from './sign-in-with.ts'
import * as steelmanCalls from './steelman.ts'
import * as storiesCalls from './stories.ts'
import * as topicsCalls from './topics.ts'
import * as trendingCalls from './trending.ts'
import * as usersCalls from './users.ts'
import { callsOf, type Endpoint } from './endpoint.ts'

/** Every call there is, by its path. A test checks that each is mounted and that no other route exists. */
export const contract: readonly Endpoint[] = callsOf([
  accessTokensCalls,
  adminCalls,
  aiCalls,
  argumentsCalls,
  bookmarksCalls,
  characterPageCalls,
  charactersCalls,
  comparisonCalls,
  completionsCalls,
  contactCalls,
  digestCalls,
  discussionCalls,
  draftsCalls,
  followingCalls,
  hidingCalls,
  judgingCalls,
  libraryCalls,
  marksCalls,
  mediaCalls,
  mindsCalls,
  modelsCalls,
  moderationCalls,
  movedCalls,
  notificationsCalls,
  passkeysCalls,
  peopleDeskCalls,
  peoplePointsCalls,
  peopleCalls,
  pollsCalls,
  popularCalls,
  postsCalls,
  readersCalls,
  referenceCalls,
  revisingCalls,
  scoutCalls,
  searchCalls,
  secondStepCalls,
  seoCalls,
  settingsCalls,
  sharingCalls,
  signInWithCalls,
  steelmanCalls,
  storiesCalls,
  topicsCalls,
  trendingCalls,
  usersCalls,
])
