using System.ComponentModel.DataAnnotations;
using System.Globalization;
using System.Reflection;
using System.Text;

namespace Ronde.SampleServer;

/// <summary>Texts as they are kept: without blanks around them, composed (NFC), and without signs that nobody sees.</summary>
public static class Texts
{
    /// <summary>Taken as they are sent.</summary>
    private static readonly HashSet<string> AsSent = ["password", "newPassword", "newPasswordCopy", "token", "clientSecret", "extendedData"];

    /// <summary>The text as it is to be kept, null where it is not to be taken.</summary>
    public static string? Kept(string name, PropertyInfo? property, string text)
    {
        if (text.Contains('\0') || HasLoneSurrogate(text)) return null;
        if (AsSent.Contains(name)) return text;
        string kept = text.Trim().Normalize(NormalizationForm.FormC);
        // What has to hold something is a label, and stands in one line.
        bool isLabel = property?.GetCustomAttribute<StringLengthAttribute>() is { MinimumLength: > 0 };
        return IsSeen(kept, isLabel) && (name != "login" || kept.All(sign => sign is >= ' ' and <= '~')) ? kept : null;
    }

    /// <summary>Whether all of its signs are seen: neither controls, nor what turns the direction of writing, nor what has no width.</summary>
    public static bool IsSeen(string text, bool isOneLine) => text.All(sign =>
        sign is '\t' or '\r' or '\n'
            ? !isOneLine
            : CharUnicodeInfo.GetUnicodeCategory(sign) != UnicodeCategory.Control
                && sign is not ('\u00ad' or (>= '\u200b' and <= '\u200f') or (>= '\u202a' and <= '\u202e') or (>= '\u2060' and <= '\u206f') or '\ufeff'));

    private static bool HasLoneSurrogate(string text)
    {
        for (int at = 0; at < text.Length; at += 1)
        {
            if (!char.IsSurrogate(text[at])) continue;
            if (at + 1 == text.Length || !char.IsSurrogatePair(text[at], text[at + 1])) return true;
            at += 1;
        }

        return false;
    }
}
