<?php

declare(strict_types=1);

namespace Emberline;

/** Stores one account's tokens in a file that only its owner can read. */
final class FileTokenStore implements TokenStore
{
    public function __construct(private readonly string $path)
    {
    }

    public function load(): Tokens
    {
        return new Tokens(json_decode((string) file_get_contents($this->path), true, 512, JSON_THROW_ON_ERROR));
    }

    public function save(Tokens $tokens): void
    {
        // A reader must never see half a file.
        $part = tempnam(dirname($this->path), 'tokens');
        file_put_contents($part, json_encode($tokens->toArray(), JSON_THROW_ON_ERROR));
        rename($part, $this->path);
    }

    public function synchronize(\Closure $work): mixed
    {
        // The file itself is replaced by every save.
        $lock = fopen("$this->path.lock", 'c');
        flock($lock, LOCK_EX);
        try {
            return $work();
        } finally {
            fclose($lock);
        }
    }
}
