import type { Statement } from './tests.ts'

/** Section 2: Screens and routes. */
export const section2: Statement[] = [
  ['/ — Home', 'addresses', 'columns'],
  ['/previous-posts — Previous posts list', 'previousPage'],
  ['/post/{id} — Post detail (id parsed as integer, default 0)', 'addresses', 'detailGone'],
  ['/auth, /verify-email, /resend-verification — Authentication screen (all share it)', 'screen'],
  ['/login — Login', 'screen', 'signInOut'],
  ['/profile, /facebook-profile — Own profile', 'ownGuard', 'ownShows'],
  ['/profile/{userId}, /user-profile — Public profile', 'profile', 'userProfile'],
  ['/stories — Stories', 'noStories'],
  ['/contact, /privacy-policy, /about, /terms — Static pages', 'statics'],
  ['/admin-login — Admin login', 'adminLogin'],
  ['/admin — Admin panel', 'panelTabs'],
  ['/create-post — Target of a button on own profile; screen not shown', 'createPost', 'ownShows'],
  ["any other — Not found: 'Page Not Found'", 'addresses'],
  // Header (all screens)
  [
    'Links: / (Home), /stories, /previous-posts, /contact, and /admin (Admin Panel) shown only when the user has the isAdmin flag.',
    'header',
    'panelMember',
    'panelTabs',
  ],
  [
    "Search box, placeholder 'Search trending topics...'; submit only logs, no search call is made.",
    'header',
    'search',
  ],
  ["Logged out: 'Sign In to Post' button (to /auth).", 'header'],
  [
    "Logged in: 'Join Discussion' button and an avatar menu (name, email, Profile, Settings, Log out).",
    'header',
    'keyboard',
  ],
  [
    'Mobile: collapsible menu that closes when a link is chosen; logged-in users also get a bottom bar with Home, Trending, Post, Profile.',
    'phoneMenu',
    'phoneBar',
  ],
  ['Footer/other links: /about, /privacy-policy, /terms.', 'footer'],
  // Home
  [
    "Left column: trending topics card, Popular Categories card, static 'Viral Right Now' card (4 hard-coded sample items).",
    'columns',
    'rising',
  ],
  [
    "Centre: post composer; cross-post helper (logged in only); post feed; 'Previous Posts' section loaded on demand with buttons 'Load Previous Posts', 'Load More Previous Posts', 'Hide Previous Posts'; empty text 'No previous posts found'.",
    'posting',
    'helper',
    'noHelper',
    'previousHome',
    'emptyFeed',
  ],
  [
    "Right column: AI Character Lineup, 'How AI Characters Work', 'Popular Contributors' (placeholder only), a Share card.",
    'columns',
    'rising',
    'hottest',
  ],
  ["Empty feed: 'No posts yet. Be the first to start a discussion!'.", 'emptyFeed'],
  ["Loading: 'Loading discussions...'.", 'emptyFeed'],
  ['A welcome toast appears when a signed-in user lands on home.', 'columns'],
  [
    'Each post offers Like, Comment (opens a comment box), Share.',
    'likes',
    'commentBox',
    'shareDelay',
  ],
  // Previous Posts page
  [
    "List of posts: content truncated to 200 characters, author, date, hashtags, response count, latest responder, 'Post #id', a View link to /post/{id}, and 'Load More Posts'.",
    'previousPage',
  ],
  // Post detail
  [
    "'Discussion Details': author (shown as AI Scout when userId is ai_system), date, 'Post #id', full content, hashtags, 'Responses (n)' listing comments with an 'AI Character' or 'User' badge.",
    'detail',
    'scoutPost',
    'answers',
    'mainJob',
  ],
  ["Empty: 'No responses yet. Be the first to join the discussion!'.", 'detail'],
  [
    "Failure to load: 'Post Not Found', 'Sorry, this post could not be found.', link 'Browse All Discussions'.",
    'detailGone',
  ],
  [
    'Page title up to 80 characters, description up to 200; metadata uses the top 5 trending tags and up to 15 keywords.',
    'detail',
    'metaTags',
  ],
  // Authentication
  ['Two variants exist; which is mounted on which route is not shown.', 'screen'],
  [
    'Older combined screen: toggle between Sign In and Sign Up; link to browse without signing in; link back to /; terms and privacy links both go to /contact; benefits list (create posts and join discussions, interact with AI characters, follow trending topics, personalized content feed).',
    'agreement',
    'screen',
  ],
  ['Login success goes to /; registration success goes to /verify-email.', 'underWay'],
  [
    'Newer page: tabs Sign In (default) and Sign Up; marketing side panel on large screens; an already signed-in user is redirected to /; success of login or registration goes to /.',
    'screen',
    'signInOut',
    'underWay',
  ],
  ['Sign-up claims trending topics refresh every 5 minutes.', 'screen'],
  ['Password fields have show/hide toggles.', 'screen'],
  // Contact
  [
    'Form (name, email, subject, message) plus static contact info and FAQ.',
    'contactForm',
    'contactInfo',
  ],
  [
    'Submitting makes no server call: it shows a toast and clears the fields.',
    'contactForm',
    'contactKept',
    'contactMailed',
  ],
  [
    'Stated response times: general 24 h, technical 12 h, business 48 h, privacy 24 h.',
    'contactInfo',
  ],
  ['FAQ says trending topics are generated every 5 minutes.', 'contactInfo'],
  // Static pages
  [
    'Privacy Policy: data collected, ad-network cookies, sharing, user rights, security, transfers, children under 13, changes, contact, opt-out links; shows the current date as last updated.',
    'sections',
    'privacyDate',
  ],
  ['About.', 'statics'],
  [
    'Terms of Service: licence, accounts, user content, prohibited uses, AI content disclaimer, moderation, advertising, liability, termination.',
    'sections',
  ],
  // Admin login (/admin-login)
  [
    "Titled 'Administrator Login'; username and password form; on success goes to /admin; back link to /.",
    'adminLogin',
  ],
  // Admin panel (/admin)
  [
    "Heading 'Admin Panel' with a subtitle on analytics, SEO and system management.",
    'adminLogin',
    'panelTabs',
  ],
  ["While checking the user: 'Verifying admin credentials...'.", 'panelVerifies'],
  ["Not logged in: 'Login Required' and button 'Go to Login' to /auth.", 'panelVisitor'],
  [
    "Logged in, not admin: 'Admin Access Required', 'You do not have permission to access the admin panel.', button 'Return to Home' to /.",
    'panelMember',
  ],
  ['Admins see four tabs:', 'panelTabs'],
  [
    "Overview: cards Total Posts, Total Comments, AI Responses (counted from comments' isAiResponse), SEO Keywords count.",
    'panelTabs',
    'adminCounts',
  ],
  [
    'SEO Keywords: add form plus tracked list showing keyword, category, monthly search volume, trend, difficulty.',
    'keywords',
  ],
  [
    'Performance: per keyword organic traffic, click-through rate %, impressions, clicks, bounce rate %, average time (minutes and seconds), conversion rate %.',
    'performance',
  ],
  [
    "Recommendations: priority badge, type, text, current and suggested values, estimated impact, and a 'Mark as Done' button only when not yet implemented.",
    'recommendations',
    'advice',
  ],
  [
    "Loading texts: 'Loading keywords...', 'Loading performance data...', 'Loading recommendations...'.",
    'keywords',
    'adminLoading',
  ],
  // Public profile (/profile/{userId})
  [
    'Avatar with initials fallback, display name (first plus last name, else username), @username, bio, location, join month and year, following and followers counts, posts and likes counts once stats are loaded.',
    'profile',
  ],
  ['Share button and Follow/Following button.', 'noPosts', 'following'],
  [
    "Tabs: Posts (with count) and Liked Posts, which says 'Liked posts are private' and that they are only visible to the owner.",
    'profile',
    'likedTab',
  ],
  ["Empty: 'No posts yet'.", 'noPosts'],
  ["Not found: 'User not found' with a Back to Home link.", 'nobody'],
  [
    "Post card: author, relative time, content, up to 5 tags (then '+N more'), like button with count, comment count link, share, 'View Thread' link to /post/{id}.",
    'profile',
    'heart',
  ],
  // Own profile (/profile)
  ['Redirects to /auth if not authenticated.', 'ownGuard'],
  ["Cover and avatar edit buttons only show 'Feature Coming Soon'.", 'picture'],
  [
    'Shows name, verified badge, posts and comments counts, Edit Profile toggle (Cancel while editing), Settings button to /user-profile.',
    'ownShows',
    'ownEdit',
    'mailed',
  ],
  ['Edit form: first name, last name, bio (3 rows), location, Save Changes, Cancel.', 'ownEdit'],
  [
    'Read view: bio, location, email, join date; Activity Stats card (posts, comments, likes received, engagement, subscription tier default Free).',
    'ownEdit',
    'ownShows',
  ],
  [
    'Tabs Posts, About, Photos, Friends; Photos and Friends are placeholders.',
    'ownShows',
    'picture',
    'friends',
  ],
  ["'What's on your mind' button goes to /create-post.", 'ownShows'],
  [
    "Like, comment, share, photo, feeling and check-in buttons are 'coming soon' toasts.",
    'ownActs',
    'heart',
    'profile',
  ],
  // Stories (/stories)
  ["Title 'Stories', 'Share moments that disappear in 24 hours'.", 'noStories'],
  [
    "Create Story dialog: content textarea, optional image URL, 'Share Story' button ('Creating...' while pending).",
    'storyForm',
  ],
  [
    'Grid of story cards: author, time ago, time left, image, content, view count, fading bar.',
    'storyForm',
    'storyImage',
    'storyBar',
  ],
  ["Empty: 'No stories yet' with 'Create First Story'.", 'noStories'],
  [
    "Full-screen viewer: progress bar per story, author header, close, pause by click (label 'Paused'), left and right third tap areas and arrow buttons; keys Left, Right, Escape, Space.",
    'viewer',
    'viewerKeys',
  ],
  // Share / cross-post dialog
  ['Select platforms (toggle per platform), share; closes after sharing.', 'shareWindows'],
  [
    'Quick templates: Trending Opinion, Breaking Discussion, AI Insights, Join Viral Chat (first trending hashtag appended).',
    'hottest',
  ],
  ['Hidden for visitors.', 'noHelper'],
]
