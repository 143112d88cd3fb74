import * as tokens from './access-tokens.ts'
import { adminLogin, readOverview, readWaiting } from './admin.ts'
import * as ai from './ai.ts'
import * as argued from './arguments.ts'
import * as bookmarks from './bookmarks.ts'
import { readCharacter } from './character-page.ts'
import * as comparison from './comparison.ts'
import { listCharacters, readReceipt } from './characters.ts'
import { readDigest } from './digest.ts'
import * as drafts from './drafts.ts'
import { readDiscussion } from './discussion.ts'
import { judgeForecast, ruleForecast } from './judging.ts'
import * as following from './following.ts'
import * as hiding from './hiding.ts'
import { listMessages, markMessage, sendMessage } from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as library from './library.ts'
import { listPictures, listPicturesOf, removePicture, uploadPicture } from './media.ts'
import * as models from './models.ts'
import * as moderation from './moderation.ts'
import * as minds from './minds.ts'
import * as moved from './moved.ts'
import * as notifications from './notifications.ts'
import * as people from './people.ts'
import * as points from './people-points.ts'
import { listContributors, listRising } from './popular.ts'
import { complete } from './completions.ts'
import { previewWords } from './marks.ts'
import * as polls from './polls.ts'
import { like, listPosts, readPost, toggleLike, writeComment, writePost } from './posts.ts'
import * as readers from './readers.ts'
import * as revising from './revising.ts'
import * as desk from './people-desk.ts'
import { readReference } from './reference.ts'
import * as scout from './scout.ts'
import * as seo from './seo.ts'
import * as settings from './settings.ts'
import * as signInWith from './sign-in-with.ts'
import * as steelman from './steelman.ts'
import { recordCrossPost, sharePost } from './sharing.ts'
import { search, suggest } from './search.ts'
import * as stories from './stories.ts'
import { listCategoryPosts, listTopicPosts, readTopic } from './topics.ts'
import { listTrending, whyTrending } from './trending.ts'
import { currentUser, login, logout, register, resendVerification, verifyEmail } from './users.ts'

/** Every call there is. A test checks that each is mounted and that no other route exists. */
export const contract: readonly Endpoint[] = [
  currentUser,
  register,
  login,
  logout,
  verifyEmail,
  resendVerification,
  signInWith.beginSignInWith,
  signInWith.readNewcomer,
  signInWith.registerNewcomer,
  signInWith.linkNewcomer,
  signInWith.listLinkedSignIns,
  signInWith.beginLinking,
  signInWith.unlinkSignIn,
  listPosts,
  readPost,
  writePost,
  writeComment,
  like,
  toggleLike,
  previewWords,
  complete,
  polls.readPoll,
  polls.vote,
  minds.listMinds,
  minds.sayMind,
  minds.takeBackMind,
  moved.listMoved,
  moved.sayMoved,
  moved.takeBackMoved,
  steelman.listSteelmen,
  steelman.sayBack,
  steelman.takeBackSteelman,
  steelman.settleSteelman,
  listTrending,
  whyTrending,
  readTopic,
  listTopicPosts,
  listCategoryPosts,
  following.listFollowedPosts,
  following.readTopicFollow,
  following.followTopic,
  following.unfollowTopic,
  following.listFollowedTopics,
  following.listFollowers,
  following.listFollowed,
  search,
  suggest,
  adminLogin,
  readOverview,
  readWaiting,
  desk.listPeople,
  desk.readPersonHistory,
  desk.endPersonSessions,
  desk.changeRole,
  library.readLibrary,
  library.readLibraryTexts,
  library.switchLibrary,
  ai.readAi,
  ai.switchAi,
  ai.setBudget,
  ai.setFigures,
  ai.setVoice,
  ai.tryVoice,
  ai.findLocalServers,
  models.readModels,
  models.downloadModel,
  models.cancelDownload,
  models.removeModel,
  comparison.readComparison,
  comparison.compareVoices,
  ai.readCharacterRecord,
  ai.addCharacter,
  ai.writePersona,
  ai.restorePersona,
  ai.switchCharacter,
  seo.listKeywords,
  seo.addKeyword,
  seo.removeKeyword,
  seo.importKeywords,
  seo.listPerformance,
  seo.listRecommendations,
  seo.implementRecommendation,
  seo.reportVisit,
  listRising,
  listContributors,
  revising.editPost,
  revising.deletePost,
  revising.restorePost,
  revising.listPostVersions,
  revising.editComment,
  revising.deleteComment,
  revising.restoreComment,
  revising.listCommentVersions,
  bookmarks.addBookmark,
  bookmarks.removeBookmark,
  bookmarks.listBookmarks,
  bookmarks.listBookmarkIds,
  drafts.listDrafts,
  drafts.readDraft,
  drafts.keepDraft,
  drafts.saveDraft,
  drafts.removeDraft,
  listCharacters,
  readReceipt,
  readCharacter,
  readDigest,
  readDiscussion,
  argued.listDebates,
  argued.readDebate,
  argued.readOwnVotes,
  argued.clearOwnVotes,
  argued.setDebateStance,
  argued.votePoint,
  points.withdrawPoint,
  points.readPointDesk,
  points.decidePoint,
  judgeForecast,
  ruleForecast,
  readers.readStance,
  readers.setStance,
  readers.clearStance,
  notifications.listNotifications,
  notifications.countNotifications,
  notifications.readNotifications,
  notifications.readChoices,
  notifications.changeChoices,
  notifications.readPushKey,
  notifications.subscribePush,
  notifications.unsubscribePush,
  notifications.unsubscribeMail,
  people.readProfile,
  people.findNamed,
  people.readStats,
  people.listPostsOf,
  people.readFollowing,
  people.follow,
  people.unfollow,
  people.readOwnProfile,
  people.readOwnStats,
  people.listOwnPosts,
  people.listLikedPosts,
  people.listFriends,
  people.changeProfile,
  uploadPicture,
  listPictures,
  listPicturesOf,
  removePicture,
  stories.listStories,
  stories.writeStory,
  stories.viewStory,
  stories.removeStory,
  settings.forgotPassword,
  settings.resetPassword,
  settings.changePassword,
  settings.changeEmail,
  settings.readSettings,
  settings.changeSettings,
  settings.listSessions,
  settings.endSession,
  settings.endOtherSessions,
  tokens.listTokens,
  tokens.makeToken,
  tokens.revokeToken,
  settings.downloadData,
  settings.deleteAccount,
  hiding.listHidings,
  hiding.hidePerson,
  hiding.showPerson,
  hiding.hideCharacter,
  hiding.showCharacter,
  hiding.muteWords,
  moderation.reportThing,
  moderation.listHeld,
  moderation.withdrawHeld,
  moderation.listNotices,
  moderation.readNotices,
  moderation.appealDecision,
  moderation.readModeration,
  moderation.decide,
  moderation.closeDiscussion,
  moderation.liftSanction,
  moderation.answerAppeal,
  moderation.readAudit,
  moderation.readTransparency,
  readReference,
  sendMessage,
  listMessages,
  markMessage,
  recordCrossPost,
  sharePost,
  scout.readScout,
  scout.addScoutSource,
  scout.switchScoutSource,
  scout.removeScoutSource,
  scout.runScout,
  scout.judgeScoutTopic,
]
