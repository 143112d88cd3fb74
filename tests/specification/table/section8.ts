import type { Statement } from './tests.ts'

/** Section 8: The error catalogue. */
export const section8: Statement[] = [
  [
    'Any non-OK response becomes an error whose message is the status code, a colon and space, then the body text (or status text if empty).',
    'errorForm',
    'errorEmpty',
  ],
  [
    "Older auth: login non-OK: destructive toast 'Login failed' with the response text; registration non-OK: 'Registration failed' with the response text; network exception: 'Error' / 'Something went wrong. Please try again.'",
    'refusedForm',
  ],
  [
    "Newer auth: 'Registration Failed' with the error message; 'Login failed' with the error message.",
    'refusedForm',
  ],
  [
    "Post creation 401: toast 'Unauthorized' / 'You are logged out. Logging in again...' then redirect to /auth after 500 ms.",
    'signedOut',
  ],
  ["Other failure: 'Error' / 'Failed to create post. Please try again.'", 'draft'],
  [
    "Like failure: same unauthorized handling; else 'Error' / 'Failed to like post.'",
    'likes',
    'signedOutActs',
  ],
  [
    "Comment failure: same unauthorized handling; else 'Error' / 'Failed to post comment.'",
    'commentBox',
    'signedOutActs',
  ],
  [
    "Admin login rejected: 'Access denied' with the server message or 'Invalid admin credentials'.",
    'adminRefused',
  ],
  [
    "Network failure: 'Login failed' / 'Unable to connect to admin authentication service'.",
    'adminAway',
  ],
  ["Clipboard failure: 'Copy failed' / 'Please select and copy the text manually'.", 'clipboard'],
  ['Logout failure: logged only; redirect still happens.', 'logOut'],
  ["Post detail failure: 'Post Not Found' screen.", 'detailGone'],
  ["Keyword add failure: toast 'Error' with server message.", 'keywords'],
  ['Recommendation implement failure: not handled.', 'advice'],
  [
    "Profile fetch: 404 gives 'User not found'; other failure 'Failed to fetch user profile'; posts 'Failed to fetch user posts'; stats 'Failed to fetch user stats'.",
    'nobody',
    'profileFails',
  ],
  ["Profile update failure: 'Failed to update profile. Please try again.'", 'ownFails'],
  ["Story create failure: 'Failed to create story' with the server message.", 'storyRefused'],
  ["Success toasts: 'Login successful!' (welcome back)", 'underWay'],
  ["'Account created!' / 'Please check your email to verify your account'", 'screen', 'mailed'],
  ["'Account Created!' / 'Welcome to the product! You can now start discussing.'", 'underWay'],
  ["'Welcome back!' / 'You've been logged in successfully.'", 'underWay', 'signInOut'],
  [
    "'Post Created!' / 'Your post has been shared and AI characters are analyzing it...'",
    'posting',
  ],
  [
    "'Comment Added' / 'Your comment has been posted. AI characters will respond shortly.'",
    'commentBox',
  ],
  ["'Content copied!'", 'instagram'],
  ["'Cross-posting initiated!'", 'shareWindows'],
  [
    "'Message Sent' / 'Thank you for your message. We'll get back to you within 24 hours.'",
    'contactForm',
  ],
  ["'Admin access granted'", 'adminLogin'],
  ["'Keyword added successfully'", 'keywords'],
  ["'Recommendation marked as implemented'", 'recommendations'],
  ["'Profile Updated' / 'Your profile has been successfully updated.'", 'ownEdit'],
  ["'Story created!' / 'Your story has been shared and will expire in 24 hours.'", 'storyForm'],
  ["'Following user' / 'Unfollowed user'", 'following'],
  ["'Link copied'.", 'noPosts'],
  ["'Page Not Found' on unknown routes.", 'addresses'],
]
