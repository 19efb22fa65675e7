<?php

declare(strict_types=1);

namespace Emberline;

/** Stores one account's tokens, usually in a row of your database. */
interface TokenStore
{
    public function load(): Tokens;

    public function save(Tokens $tokens): void;

    /**
     * Calls `$work` while it holds a lock that all processes share, such as an advisory lock, and returns its result.
     * Otherwise, two requests could use the same refresh token, which works only once.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    public function synchronize(\Closure $work): mixed;
}
