using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using Microsoft.Data.Sqlite;
using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>What stands before every operation of the contract: verb, token, right, input, one transaction, and the envelope after it.</summary>
public sealed class Gate(Database database, Handlers handlers, ILogger<Gate> log)
{
    /// <summary>Of SQLite: what it says when the database is not to be had for now (busy, locked, no memory, I/O, full, cannot open).</summary>
    private static readonly HashSet<int> OutOfOrder = [5, 6, 7, 10, 13, 14];

    /// <summary>Answers one call.</summary>
    public async Task Answer(HttpContext context, Operation operation)
    {
        string language = LanguageOf(context.Request);
        try
        {
            await Done(context, operation, language);
        }
        catch (RefusedException refused)
        {
            await Write(context, StatusCodes.Status200OK, Envelope.Refused(refused.Refusals.Select(one => one.In(language)).ToList()));
        }
        catch (FailureException failure)
        {
            await Write(context, failure.Status, Envelope.Refused(failure.In(language)));
        }
        catch (BadHttpRequestException error)
        {
            await Fail(context, error.StatusCode, error.StatusCode == StatusCodes.Status413PayloadTooLarge ? new Words("Envoi trop volumineux", "Too large") : Said.BadRequest);
        }
        catch (InvalidDataException)
        {
            // A form that is none.
            await Fail(context, StatusCodes.Status400BadRequest, Said.BadRequest);
        }
        catch (SqliteException error) when (OutOfOrder.Contains(error.SqliteErrorCode))
        {
            log.LogError(error, "no database");
            await Fail(context, StatusCodes.Status503ServiceUnavailable, Said.Unavailable);
        }
        catch (Exception error) when (error is not OperationCanceledException)
        {
            log.LogError(error, "{Service}/{Operation} broke", operation.Service, operation.Name);
            await Fail(context, StatusCodes.Status500InternalServerError, Said.Broken);
        }
    }

    /// <summary>A failure, in the envelope.</summary>
    public static Task Fail(HttpContext context, int status, Words words) =>
        Write(context, status, Envelope.Refused(new FailureException(status, words).In(LanguageOf(context.Request))));

    private async Task Done(HttpContext context, Operation operation, string language)
    {
        if (context.Request.Method != operation.Verb)
        {
            context.Response.Headers.Allow = operation.Verb;
            throw new FailureException(StatusCodes.Status405MethodNotAllowed, Said.OtherVerb);
        }

        using SqliteConnection connection = database.Open();
        string? token = Sessions.TokenOf(context.Request);
        // Before anything is read: whoever may not is told nothing of what was sent.
        Caller? caller = operation.Right == "open" ? null : Sessions.CallerOf(connection, token, operation.Right);
        Sent sent = await InputReader.Read(context, operation);
        bool isRead = operation.Verb == "GET";
        // Of a write, begun as one: SQLite lets one write at a time, and what is looked up here still holds when it is written.
        using SqliteTransaction transaction = connection.BeginTransaction(deferred: isRead);
        Call call = new(connection, transaction, caller, language, sent) { Token = token };
        string? key = isRead || caller is null ? null : KeyIn(context.Request.Headers["Idempotency-Key"].FirstOrDefault());
        string answer = key is null ? Serialised(call, operation, sent.Input) : Once(call, key, operation, sent.Input);
        transaction.Commit();
        if (call.Total is { } total) context.Response.Headers["X-Total-Count"] = $"{total}";
        await WriteText(context, StatusCodes.Status200OK, answer);
    }

    /// <summary>The key of a header, with or without the quotation marks of a structured field; null without header. Throws 400.</summary>
    private static string? KeyIn(string? header)
    {
        if (header is null) return null;
        Match key = Regex.Match(header, """^(?:"([ !#-~]{1,255})"|([!#-~]{1,255}))\z""", RegexOptions.CultureInvariant);
        return key.Success ? key.Groups[1].Value + key.Groups[2].Value : throw FailureException.Invalid("Idempotency-Key");
    }

    private string Serialised(Call call, Operation operation, object input)
    {
        object value = handlers.Run(operation, call, input);
        Message[] messages = call.Message is { } words ? [new Message { Text = words.In(call.Language), EventType = EventType.Success }] : [];
        return JsonSerializer.Serialize(Envelope.Done(value, messages), WireJson.Options);
    }

    /// <summary>The same under the same key is done once, and answered the same; something else under it is 422. It is kept for a day.</summary>
    private string Once(Call call, string key, Operation operation, object input)
    {
        string asked = $"{operation.Path}\n{JsonSerializer.Serialize(input, input.GetType(), WireJson.Options)}";
        string fingerprint = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(asked)));
        call.Run("delete from answeredWrite where dtAnswer < @since", new { since = call.Now.AddDays(-1) });
        Answered? before = call.First<Answered>("select fingerprint, answer from answeredWrite where idUser = @IdUser and idempotencyKey = @key", new { call.Caller.IdUser, key });
        if (before is not null) return before.Fingerprint == fingerprint ? before.Answer : throw new FailureException(StatusCodes.Status422UnprocessableEntity, Said.KeyReused);
        string answer = Serialised(call, operation, input);
        call.Run(
            "insert into answeredWrite (idUser, idempotencyKey, fingerprint, answer, dtAnswer) values (@IdUser, @key, @fingerprint, @answer, @Now)",
            new { call.Caller.IdUser, key, fingerprint, answer, call.Now });
        return answer;
    }

    private sealed record Answered
    {
        public required string Fingerprint { get; init; }
        public required string Answer { get; init; }
    }

    /// <summary>`en` where English is asked for first, else `fr`.</summary>
    private static string LanguageOf(HttpRequest request) =>
        request.Headers.AcceptLanguage.ToString().StartsWith("en", StringComparison.OrdinalIgnoreCase) ? "en" : "fr";

    private static Task Write(HttpContext context, int status, Envelope envelope) => WriteText(context, status, JsonSerializer.Serialize(envelope, WireJson.Options));

    private static Task WriteText(HttpContext context, int status, string text)
    {
        context.Response.StatusCode = status;
        context.Response.ContentType = "application/json; charset=utf-8";
        return context.Response.WriteAsync(text);
    }
}
