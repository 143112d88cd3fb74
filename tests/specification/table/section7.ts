import type { Statement } from './tests.ts'

/** Section 7: The calls it makes. */
export const section7: Statement[] = [
  ['All requests send credentials (cookies).', 'cookies'],
  ['A JSON body with JSON content type is sent only when a body exists.', 'cookies'],
  [
    'Default reads are GETs that parse JSON; a 401 on the default reader yields empty data.',
    'emptyReads',
    'calls',
  ],
  [
    'GET /api/user — none — current user; no retry; error means anonymous',
    'currentUser',
    'userGone',
  ],
  [
    'POST /api/login — email, password (older form sends all five registration fields) — newer form reads JSON; older reads text on failure',
    'underWay',
    'userGone',
  ],
  [
    'POST /api/register — email, username, password, firstName, lastName (+ confirmPassword in newer form) — JSON response',
    'underWay',
  ],
  ['POST /api/logout — JSON header — page goes to / regardless of result', 'logOut'],
  ['POST /api/admin/login — username, password — failure body has a message field', 'adminMessage'],
  [
    'GET /api/posts — none — home feed, polled every 3 s including background; list of posts with comments; also read by admin overview',
    'polls',
    'numbers',
    'postFields',
    'adminCounts',
  ],
  [
    'GET /api/posts?limit=20&offset={20 + page*20} — none — previous posts on home, page starts at 0',
    'previousHome',
    'pages',
  ],
  [
    'GET /api/posts?limit=10&offset={n} — none — previous posts page: offset 0 first, then the count already displayed',
    'previousPage',
    'pages',
  ],
  ['GET /api/posts/{id} — none — post detail, one retry', 'detail', 'retry'],
  [
    'GET /api/trending — none — list of {id, hashtag, discussionCount}; refreshed every 5 min in sidebar (max 8 shown) and every 30 s on home',
    'trending5',
    'trending30',
    'hottest',
    'otherFields',
  ],
  ['GET /api/ai-characters — none — list of characters', 'otherFields'],
  ['POST /api/posts — content — on success posts refetched', 'postAnswer', 'calls'],
  ['POST /api/posts/{id}/comments — content — posts refetched', 'answers', 'calls'],
  [
    "POST /api/interactions/like — targetType ('post'), targetId — posts refetched",
    'likes',
    'calls',
  ],
  ['POST /api/posts/{id}/like — none — toggle, used on profile post cards', 'heart', 'calls'],
  [
    'POST /api/analytics/cross-post — platforms, contentLength, hashtags — failures ignored, only logged',
    'crossPost',
    'statistics',
  ],
  [
    'GET /api/seo/keywords, /api/seo/performance, /api/seo/recommendations — none — admin panel',
    'adminOnly',
    'calls',
  ],
  ['POST /api/seo/keywords — keyword, category — JSON response', 'keywordDefault'],
  ['POST /api/seo/recommendations/{id}/implement — none', 'recommendationFields'],
  [
    'GET /api/users/{userId}/profile, /posts, /stats, /following — none — following returns isFollowing; on failure treated as false',
    'calls',
    'profileFields',
    'listed',
    'followCounts',
    'followingFails',
  ],
  [
    'POST and DELETE /api/users/{userId}/follow — none — follow / unfollow',
    'followCounts',
    'calls',
  ],
  [
    'GET /api/user/profile, /api/user/stats, /api/user/posts — none — own profile',
    'calls',
    'ownEmail',
    'listed',
  ],
  [
    'PUT /api/user/profile — firstName, lastName, bio, location, profileImageUrl',
    'profileChange',
    'profilePicture',
    'calls',
  ],
  ['GET /api/stories — none — polled every 30 s', 'storyPoll', 'calls'],
  ['POST /api/stories — content, imageUrl (optional)', 'storyForm', 'storyLife'],
  ['POST /api/stories/{id}/view — none', 'storyViews'],
  [
    'Not shown: response shapes of writes, response shapes beyond the fields listed, the user-fetch on some screens, and all server behaviour.',
    'guards',
  ],
]
