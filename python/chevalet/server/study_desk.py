"""The long work of one connection: a study or a review at a time, ended when the page goes away."""

from chevalet.editions import edition as edition_named
from chevalet.server.club import Club
from chevalet.server.outbox import Outbox
from chevalet.server.refusals import NothingStudied
from chevalet.server.review import Reviewing
from chevalet.server.review_messages import AskReview
from chevalet.server.study import Studying
from chevalet.server.study_leave import require_leave
from chevalet.server.study_messages import AskStop, AskStudy
from chevalet.server.works import Work, Works


class StudyDesk:
    """Begins what a page asks for; what it asked for before is ended."""

    def __init__(self, club: Club, works: Works, outbox: Outbox, holder: str | None) -> None:
        self._club = club
        self._works = works
        self._outbox = outbox
        self._holder = holder
        self._work: Work | None = None
        self._unbegun: Studying | Reviewing | None = None

    async def study(self, asked: AskStudy) -> None:
        """Study a position, unless it is one of a game that whoever asks is playing."""
        await require_leave(self._club, self._holder, asked.position)
        words = await self._club.shelf.fetch(asked.words)
        study = Studying(asked, edition_named(asked.edition), words, self._works.threads)
        self.leave()
        self._unbegun = study
        self._work = self._works.begin(asked.id, self._outbox, study)

    async def review(self, asked: AskReview) -> None:
        """Review a game that is over; its record is open to whoever knows its name."""
        room = await self._club.room(asked.game)
        log = room.table.record()
        words = await self._club.shelf.fetch(room.setup.words)
        self.leave()
        self._unbegun = Reviewing(asked, log, words, self._works.threads)
        self._work = self._works.begin(asked.id, self._outbox, self._unbegun)

    def stop(self, asked: AskStop) -> None:
        """End what was asked for under this id; its last answer says so."""
        if self._work is None or self._work.id != asked.id or self._work.is_done:
            raise NothingStudied()
        self.leave()

    def leave(self) -> None:
        """End whatever goes on."""
        if self._work is not None and self._work.end() and self._unbegun is not None:
            self._outbox.send(self._unbegun.waiting())
        self._work = self._unbegun = None
