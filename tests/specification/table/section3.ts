import type { Statement } from './tests.ts'

/** Section 3: Entities and their fields. */
export const section3: Statement[] = [
  ['User: id, firstName, lastName, username, email, profileImageUrl, isAdmin.', 'otherFields'],
  [
    "Display name: first plus last name if both exist, else username, else email, else 'User' or 'Anonymous User'.",
    'names',
  ],
  ['Avatar initials: first letters of up to two words.', 'initials', 'profile'],
  [
    'User profile: id, username, firstName, lastName, bio, location, profileImageUrl, email, createdAt, followersCount, followingCount, isVerified, isAdmin, totalEngagement, subscriptionTier.',
    'profileFields',
    'ownEmail',
  ],
  ['User stats: totalPosts, totalComments, totalLikes.', 'listed', 'profileFields'],
  ['Following status: isFollowing.', 'followCounts'],
  [
    'Post: id, content, userId (value ai_system marks AI-generated posts), author or user (id, username, firstName, lastName, profileImageUrl), createdAt, updatedAt, tags (list of hashtag strings), isTrending, likesCount, sharesCount, commentsCount, isLiked, imageUrl, comments (list).',
    'postFields',
    'scoutPost',
  ],
  [
    'Comment: id, content, createdAt, likesCount, author, isAiResponse, aiCharacter (name, icon, color, personality).',
    'postFields',
    'aiComment',
  ],
  [
    'A comment counts as AI if isAiResponse is true or aiCharacter is present.',
    'countsAsAi',
    'mainJob',
  ],
  [
    'AI character: id, name, icon (brain, heart, chart-line, lightbulb, leaf, exclamation, rocket, book), color (ai-purple, ai-pink, ai-teal, ai-yellow, ai-emerald, ai-red, ai-indigo, ai-rose), personality, specialties (list; first is shown).',
    'otherFields',
    'columns',
  ],
  ['Trending topic: id, hashtag, discussionCount.', 'otherFields'],
  ['Contact form draft: name, email, subject, message.', 'contactFields'],
  ['Cross-post analytics payload: platforms, contentLength, hashtags.', 'crossPost'],
  [
    'Keyword (SEO): id, keyword, category, searchVolume, trend (rising or other), difficulty.',
    'keywordDefault',
    'keywordFigures',
  ],
  [
    'SEO performance record: organicTraffic, clickThroughRate, impressions, clicks, bounceRate, avgTimeOnPage (seconds), conversionRate.',
    'performanceFields',
    'searchConsole',
  ],
  [
    'SEO recommendation: id, priority (high, medium, low), type, recommendation, currentValue, suggestedValue, estimatedImpact, isImplemented.',
    'recommendationFields',
    'priorities',
  ],
  [
    'Story: id, content, imageUrl, createdAt, expiresAt, viewsCount, author (firstName, lastName, username, profileImageUrl).',
    'otherFields',
    'storyLife',
  ],
  [
    'Registration payload: email, username, password, firstName, lastName (the newer form also sends confirmPassword).',
    'underWay',
  ],
  ['Login payload: email (accepts an email or a username) and password.', 'underWay', 'userGone'],
]
