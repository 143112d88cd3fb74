/** The tests that the table names: the file, and the title as it stands there; … for what a title fills in. */
export const tests = {
  addresses: ['tests/e2e/pages.spec.ts', 'addresses answer with their true status'],
  visitorAsked: [
    'tests/e2e/pages.spec.ts',
    'is invited to sign in, and told so when liking or sharing',
  ],
  signInOut: ['tests/e2e/pages.spec.ts', 'is told what is wrong with a form, and signs in and out'],
  withoutScript: ['tests/e2e/pages.spec.ts', 'discussions can be read and followed'],
  keyboard: ['tests/e2e/access.spec.ts', 'everything can be done with the keyboard alone'],
  polls: ['tests/e2e/feed.spec.ts', 'without a live stream the feed is read again every 3 seconds'],
  draft: [
    'tests/e2e/feed.spec.ts',
    'a draft survives a reload, and a post that fails keeps its text',
  ],
  likes: [
    'tests/e2e/feed.spec.ts',
    'a like shows at once, is taken back by a second press, and by a refusal',
  ],
  answers: ['tests/e2e/feed.spec.ts', 'people answer a post and each other'],
  signedOut: [
    'tests/e2e/feed.spec.ts',
    'who turns out to be signed out is told so and led to sign in',
  ],
  mainJob: [
    'tests/e2e/debate.spec.ts',
    'who signs up and asks a question is answered by characters that disagree, live',
  ],
  screen: [
    'tests/specification/signing.spec.ts',
    'every address of the screen opens it with Sign In, says why to join, and lets people read on',
  ],
  agreement: [
    'tests/specification/signing.spec.ts',
    'a person who signs up is asked whether they are 13 or older, and can read the Terms and the Privacy Policy first',
  ],
  complaints: [
    'tests/specification/signing.spec.ts',
    'what is missing, different or too short is said before anything is sent',
  ],
  underWay: [
    'tests/specification/signing.spec.ts',
    'a form under way says so and takes no second press; its success leads home',
  ],
  refusedForm: [
    'tests/specification/signing.spec.ts',
    'a refused form says why, and keeps what was typed',
  ],
  currentUser: [
    'src/web/accounts/queries.test.ts',
    'the person whom the site names is signed in; any error means a visitor, and nobody asks again',
  ],
  search: [
    'tests/e2e/topics.spec.ts',
    'who types in the search box chooses from suggestions with the arrow keys',
  ],
  header: [
    'tests/specification/frame.spec.ts',
    'the header leads to every screen, and offers what fits who looks',
  ],
  phoneMenu: [
    'tests/specification/frame.spec.ts',
    'the menu of a phone opens, and closes when a link is chosen',
  ],
  logOut: [
    'tests/specification/frame.spec.ts',
    'a member who logs out is led home, also when the site does not answer',
  ],
  toasts: [
    'tests/specification/frame.spec.ts',
    'one message is seen at a time, for five seconds; a swipe of 50 pixels sends it away',
  ],
  emptyFeed: [
    'tests/specification/home.spec.ts',
    'a feed says that it is loading, and that it is empty',
  ],
  posting: [
    'tests/specification/home.spec.ts',
    'posting says so while it lasts, and clears text and topics',
  ],
  commentBox: [
    'tests/specification/home.spec.ts',
    'a comment box opens, needs words, keeps them on a failure, and Cancel clears it',
  ],
  signedOutActs: [
    'tests/specification/home.spec.ts',
    'a like or comment of who turns out to be signed out leads to signing in',
  ],
  trending30: ['tests/specification/home.spec.ts', 'home reads what is trending every 30 seconds'],
  hottest: [
    'tests/specification/home.spec.ts',
    'home shows the eight hottest topics, its helper appends the first and offers three, a share offers four',
  ],
  trending5: [
    'src/web/trending/queries.test.ts',
    'what is trending is read again every five minutes, as long as a page shows it',
  ],
  shareDelay: [
    'tests/specification/home.spec.ts',
    'a visitor who shares is led to sign in after a second',
  ],
  profileFails: ['tests/specification/home.spec.ts', 'what cannot be read of a profile is named'],
  followingFails: [
    'tests/specification/home.spec.ts',
    'whether one follows somebody is no when it cannot be read',
  ],
  columns: [
    'tests/specification/discussions.spec.ts',
    'has its three columns of cards, and welcomes who is signed in',
  ],
  rising: [
    'tests/specification/discussions.spec.ts',
    'shows what is rising and who is popular by what people really did',
  ],
  previousHome: [
    'tests/specification/discussions.spec.ts',
    'loads previous posts on demand, more of them, and hides them',
  ],
  previousPage: [
    'tests/specification/discussions.spec.ts',
    'lists posts with all that tells them apart, ten at a time',
  ],
  detail: [
    'tests/specification/discussions.spec.ts',
    'says what it is, and that nobody has responded',
  ],
  metaTags: [
    'tests/specification/discussions.spec.ts',
    'names its hashtags and the five hottest as keywords, 15 at most',
  ],
  detailGone: [
    'tests/specification/discussions.spec.ts',
    'that is not there says so, with the right status',
  ],
  createPost: [
    'tests/specification/discussions.spec.ts',
    'the composer has a screen of its own, which leads back to the feed',
  ],
  phoneBar: [
    'tests/specification/discussions.spec.ts',
    'a phone’s bar has Home, Trending, Post and Profile',
  ],
  statics: [
    'tests/specification/statements.spec.ts',
    '… can be read by visitors, with a title and a description',
  ],
  footer: ['tests/specification/statements.spec.ts', 'the foot of every page leads to them'],
  privacyDate: [
    'tests/specification/statements.spec.ts',
    'the privacy policy shows the current date and the day its words changed',
  ],
  contactForm: [
    'tests/specification/statements.spec.ts',
    'needs every field, keeps them when it fails and clears them when it has arrived',
  ],
  contactInfo: [
    'tests/specification/statements.spec.ts',
    'stands beside response times and answers to frequent questions',
  ],
  sections: [
    'tests/specification/statements.spec.ts',
    'the policies speak of everything that they must',
  ],
  contactKept: [
    'tests/specification/contact.test.ts',
    'a visitor’s message is kept and answered with 201',
  ],
  contactMailed: [
    'tests/specification/contact.test.ts',
    'the message is mailed to CONTACT_EMAIL, and an answer goes to who wrote it',
  ],
  contactFields: ['tests/specification/contact.test.ts', '%s is required'],
  contactMail: ['tests/specification/contact.test.ts', 'the e-mail address must be one'],
  adminLogin: [
    'tests/specification/admin.spec.ts',
    'leads to the panel, after both fields are filled',
  ],
  adminRefused: ['tests/specification/admin.spec.ts', 'says why it refuses'],
  adminAway: ['tests/specification/admin.spec.ts', 'says when the site cannot be reached'],
  panelVisitor: ['tests/specification/admin.spec.ts', 'asks a visitor to log in'],
  panelMember: ['tests/specification/admin.spec.ts', 'refuses a member'],
  panelVerifies: ['tests/specification/admin.spec.ts', 'says that it verifies the credentials'],
  panelTabs: ['tests/specification/admin.spec.ts', 'has four tabs, and an overview of real counts'],
  keywords: [
    'tests/specification/admin.spec.ts',
    'are added, ignored when blank, and listed with what is known',
  ],
  performance: [
    'tests/specification/admin.spec.ts',
    'is measured of visits that a search engine led here',
  ],
  recommendations: [
    'tests/specification/admin.spec.ts',
    'have all their values and can be marked as done',
  ],
  advice: [
    'tests/specification/admin.spec.ts',
    'show what was found, the priority in its colour, and stay when they cannot be marked',
  ],
  adminLoading: ['tests/specification/admin.spec.ts', 'say that they are loading'],
  adminOnly: [
    'tests/specification/admin.test.ts',
    '%s %s: 401 for a visitor, 403 for a member, with a message',
  ],
  adminCounts: [
    'tests/specification/admin.test.ts',
    'counts posts, comments, AI responses and keywords, and tells each of 30 days',
  ],
  adminMessage: ['tests/specification/admin.test.ts', 'refuses a wrong password, with a message'],
  keywordDefault: [
    'tests/specification/seo.test.ts',
    'is trimmed, gets the category General unless told another, and knows no figures',
  ],
  keywordFigures: ['tests/specification/seo.test.ts', 'of %s sets volume, trend and difficulty'],
  searchConsole: [
    'tests/specification/seo.test.ts',
    'of Search Console gives impressions, clicks and their rate',
  ],
  priorities: ['tests/specification/seo.test.ts', 'finds: %s'],
  recommendationFields: [
    'tests/specification/seo.test.ts',
    'has its fields, is marked as done once, and is not brought up again',
  ],
  performanceFields: [
    'tests/specification/seo.test.ts',
    'is what visits from search engines did on pages that speak of the keyword',
  ],
  profile: [
    'tests/specification/people.spec.ts',
    'shows who it is, with initials for a picture, counts and the month of joining',
  ],
  likedTab: [
    'tests/specification/people.spec.ts',
    'keeps liked posts private, except from their owner',
  ],
  following: [
    'tests/specification/people.spec.ts',
    'lets a member follow and unfollow, and a visitor know that it needs a login',
  ],
  heart: [
    'tests/specification/people.spec.ts',
    'likes by turns from a post card, and asks a visitor to sign in',
  ],
  noPosts: [
    'tests/specification/people.spec.ts',
    'says when there are no posts, and copies its own link',
  ],
  nobody: ['tests/specification/people.spec.ts', 'of nobody is not found, with a way home'],
  userProfile: ['tests/specification/people.spec.ts', 'is at /user-profile too'],
  ownGuard: ['tests/specification/people.spec.ts', '… asks a visitor to sign in'],
  ownEdit: ['tests/specification/people.spec.ts', 'is edited, and Cancel forgets what was typed'],
  ownFails: [
    'tests/specification/people.spec.ts',
    'says when saving failed, and keeps what was typed',
  ],
  ownShows: [
    'tests/specification/people.spec.ts',
    'shows activity, e-mail, and leads to settings and a new post',
  ],
  picture: [
    'tests/specification/people.spec.ts',
    'takes a profile picture, shows it among the photos and lets it be removed',
  ],
  friends: ['tests/specification/people.spec.ts', 'lists friends: people who follow each other'],
  ownActs: [
    'tests/specification/people.spec.ts',
    'takes a photo, and puts a feeling or a place into a new post',
  ],
  profileFields: [
    'tests/specification/people.test.ts',
    'has the fields of the specification, and for a stranger no e-mail address',
  ],
  ownEmail: ['tests/specification/people.test.ts', 'has the e-mail address for its owner'],
  profilePicture: [
    'src/server/media/pictures.test.ts',
    'an earlier picture can be put on the profile again',
  ],
  profileChange: [
    'tests/specification/people.test.ts',
    'changes what it names, answers the profile, and the posts carry the new name',
  ],
  followCounts: [
    'tests/specification/people.test.ts',
    'is false for a visitor, true after follow, false after unfollow; counts are exact',
  ],
  likesPrivate: [
    'tests/specification/people.test.ts',
    'that somebody likes is for that person’s eyes alone',
  ],
  listed: [
    'tests/specification/people.test.ts',
    'is listed newest first, page by page, and counted',
  ],
  noStories: [
    'tests/specification/stories.spec.ts',
    'without stories it says so, and a visitor is led to sign in',
  ],
  storyForm: [
    'tests/specification/stories.spec.ts',
    'a story is made in a dialog, needs a text or an image, and is then in the grid',
  ],
  storyRefused: [
    'tests/specification/stories.spec.ts',
    'a story that is refused says why and keeps what was typed',
  ],
  viewer: [
    'tests/specification/stories.spec.ts',
    'the viewer counts a view, advances after 5 seconds and closes after the last',
  ],
  viewerKeys: [
    'tests/specification/stories.spec.ts',
    'the viewer pauses by a click or Space; keys, thirds and arrows go back and on',
  ],
  storyPoll: [
    'tests/specification/stories.spec.ts',
    'the stories are read again every 30 seconds, and read without JavaScript',
  ],
  storyLife: [
    'tests/specification/stories.test.ts',
    'POST /api/stories answers 201 with the story, which lives for 24 hours',
  ],
  storyEnds: [
    'tests/specification/stories.test.ts',
    'an expired story is served to nobody, counts no views, and goes from kept pages',
  ],
  storyBar: [
    'tests/specification/stories.spec.ts',
    'an image alone is a story; the bar of its card fades as its day goes by',
  ],
  storyViews: [
    'tests/specification/stories.test.ts',
    'a view counts once a person, once a day a visitor, and never the author',
  ],
  storyImage: [
    'tests/specification/stories.test.ts',
    'an image is kept as given and shown by this site itself',
  ],
  progress: [
    'src/web/stories/playing.test.ts',
    'progress rises by 2 percent a tick, and at 100 the next story comes',
  ],
  noPlatform: ['tests/specification/sharing.spec.ts', 'sharing needs a platform'],
  shareWindows: [
    'tests/specification/sharing.spec.ts',
    'a share opens a 600×500 window for each platform, closes the dialog and counts once',
  ],
  share100: ['tests/specification/sharing.spec.ts', 'at most 100 characters of a post are shared'],
  instagram: [
    'tests/specification/sharing.spec.ts',
    'for Instagram the text is copied, to be posted manually',
  ],
  clipboard: [
    'tests/specification/sharing.spec.ts',
    'when the clipboard refuses, people are told to copy the text themselves',
  ],
  statistics: ['tests/specification/sharing.spec.ts', 'a failure of the statistics is only logged'],
  helper: [
    'tests/specification/sharing.spec.ts',
    'the helper on home wants a text, and takes one from a template',
  ],
  noHelper: [
    'tests/specification/sharing.spec.ts',
    'a visitor has no helper, and is asked to sign in when sharing',
  ],
  crossPost: [
    'tests/specification/sharing.test.ts',
    'a cross-post is counted and answered with 204',
  ],
  limits: ['src/shared/sharing.test.ts', 'for %s is cut to the limit − 3 (%i) followed by ...'],
  hints: [
    'src/web/ui/hintTiming.test.ts',
    'a hint appears after 700 ms of rest, however often the pointer stirs there',
  ],
  hintSkips: [
    'src/web/ui/hintTiming.test.ts',
    'the next hint appears at once within 300 ms of the last, and late after that',
  ],
  numbers: [
    'tests/specification/constants.test.ts',
    'the site keeps the numbers that were specified',
  ],
  moments: [
    'tests/specification/constants.test.ts',
    'a moment is told as just now, minutes, hours, days, and from a week on as a date',
  ],
  initials: [
    'tests/specification/constants.test.ts',
    'initials are the first letters of up to two words',
  ],
  hashtags: [
    'tests/specification/constants.test.ts',
    'a hashtag is a # with word characters after it',
  ],
  cut: [
    'tests/specification/constants.test.ts',
    'what is cut has as many characters as it may, and whole letters',
  ],
  saysNumbers: ['tests/specification/constants.test.ts', 'texts say the same numbers'],
  fresh: [
    'src/web/data/cache.test.ts',
    'what was read stays fresh for five minutes and is not asked for by itself',
  ],
  retry: [
    'src/web/data/cache.test.ts',
    'a read that fails is tried once more, a refused one is not',
  ],
  noRetry: ['src/web/data/cache.test.ts', 'a write that fails is not tried again'],
  noFocus: ['src/web/data/cache.test.ts', 'coming back to the window reads nothing again'],
  cookies: [
    'src/web/call.test.ts',
    'every call sends cookies, and a JSON body only where there is one',
  ],
  emptyReads: [
    'src/web/call.test.ts',
    'a member’s read is empty for who is signed out, and fails for any other reason',
  ],
  errorForm: [
    'src/web/call.test.ts',
    'a refusal says its status and body, and what people should read',
  ],
  errorEmpty: [
    'src/web/call.test.ts',
    'an empty answer is told by its status text, and a fault of ours is not shown',
  ],
  postFields: [
    'tests/specification/entities.test.ts',
    'a post and its comments have the fields of the specification',
  ],
  scoutPost: [
    'tests/specification/entities.test.ts',
    'what the Scout opens is by ai_system, and its page calls it AI Scout',
  ],
  otherFields: [
    'tests/specification/entities.test.ts',
    'characters, topics, stories and members have the fields of the specification',
  ],
  names: [
    'tests/specification/entities.test.ts',
    'a person is called by both names, else the username, else the e-mail',
  ],
  calls: [
    'tests/specification/entities.test.ts',
    'every call of the specification is there, for whom it is meant',
  ],
  userGone: [
    'tests/specification/entities.test.ts',
    'a person who is not signed in is told so with 401, and signs in by e-mail or username',
  ],
  pages: [
    'src/server/posts/feed.test.ts',
    'pages by limit, offset and before fit together, newest first',
  ],
  postAnswer: [
    'src/server/posts/posts.test.ts',
    'a post comes back as written, with its hashtags, and is the first of the feed at once',
  ],
  visitorsRead: [
    'src/server/posts/posts.test.ts',
    'visitors read; to write they are asked to sign in',
  ],
  refusedText: [
    'src/server/posts/posts.test.ts',
    'what is empty, too long or misplaced is refused with a reason',
  ],
  aiComment: [
    'src/server/posts/posts.test.ts',
    "a character's comment carries its badge, its quote and whom it rebuts, and moves no trend",
  ],
  countsAsAi: [
    'src/web/posts/people.test.ts',
    'a comment counts as AI if it says so or carries a character',
  ],
  guards: ['tests/fences.test.ts', 'all name their guard'],
  membersOnly: ['tests/fences.test.ts', 'for members refuse visitors'],
  verified: [
    'src/server/accounts/letters/verification.test.ts',
    'where it is required, the first post and comment wait for the proof',
  ],
  mailed: [
    'src/server/accounts/letters/verification.test.ts',
    'signing up sends one mail, whose link proves the address once',
  ],
} as const

export type TestName = keyof typeof tests

/** What the specification says, word for word, and the tests that hold it. */
export type Statement = [says: string, test: TestName, ...more: TestName[]]
