### For people at a real table; see whitechapel/companion.

companion-empty-words = may, can, could, must, should, do, does, did, is, are, was, be, will, would, has, have, had, what, when, where, who, whom, why, how, which, if, that, this, these, those, there, we, i, you, he, she, they, it, my, your, our, his, her, their, its, me, us, them, the, a, an, and, or, not, of, on, in, at, to, for, from, by, with, as, up, so, still, also, then, than, one, only
